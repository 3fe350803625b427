import { ApiKeyField } from '@declic/action-console';
import { Notice, Text } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useState } from 'react';
import type { BatchJob } from '../job/batch-job';
import { LimitField } from '../view/limit-field';
import { StepCard } from '../view/step-card';
import { HaltNotice } from './halt-notice';
import { RunButtons, type RunButtonsProps } from './run-buttons';

export interface RunCardProps extends RunButtonsProps {
  job: BatchJob;
  /** Credits of one row, as of now. */
  price: number;
  /** The key was typed on this page before the batch began. */
  isStarted: boolean;
  keyProblem: string | null;
  onKeyChange: (key: string) => void;
  onLimitChange: (credits: number) => void;
}

/** Why nothing is sent or that rows are sent, the key where it is asked for, the limit and the buttons. */
export function RunCard({ job, price, isStarted, keyProblem, onKeyChange, onLimitChange, ...buttons }: RunCardProps) {
  const { progress, hasKey } = buttons;
  const { counts, halt, phase } = progress;
  const isRunning = phase === 'running';
  const isComplete = counts.done === job.rows?.length;
  const isKeyAsked = useOnceTrue(!isStarted || halt?.reason === 'key' || keyProblem !== null);
  return (
    <StepCard title="Run">
      <HaltNotice progress={progress} hasKey={hasKey} />
      {keyProblem ? <Notice tone="danger">{keyProblem}</Notice> : null}
      {isKeyAsked ? (
        // Hidden, not removed: a field that is drawn with a key has it in the document.
        <div hidden={isRunning || isComplete}>
          <ApiKeyField value="" onChange={onKeyChange} />
        </div>
      ) : null}
      {isRunning || isComplete ? null : (
        <>
          <LimitField
            total={(job.rows?.length ?? 0) * price}
            value={job.maxCredits}
            onChange={(credits) => onLimitChange(credits ?? 0)}
          />
          <Text size="small">Price of a row: {formatCount(price, 'credit')}</Text>
        </>
      )}
      <RunButtons {...buttons} />
    </StepCard>
  );
}

/** True from the first time that it is. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value);
  if (value && !wasTrue) setTrue(true);
  return value || wasTrue;
}
