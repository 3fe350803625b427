import { Button, focusGroup, noFocusFallback, Row, Trash2 } from '@declic/design-system';
import { ConfirmDialog } from '@declic/design-system/dialog';
import { formatCount } from '@declic/remote-kit';
import { Pause, Play, RotateCcw, Square } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BatchProgress } from './batch-progress';

export interface RunButtonsProps {
  progress: BatchProgress;
  hasKey: boolean;
  onPause: () => void;
  onStop: () => void;
  onStart: () => void;
  onRunAgain: (state: 'failed' | 'skipped') => void;
  onDiscard: () => void;
}

/** What can be done with the batch as it is now. */
export function RunButtons(props: RunButtonsProps) {
  const { progress, hasKey, onPause, onStop, onStart, onRunAgain, onDiscard } = props;
  const { phase, counts } = progress;
  const isRunning = phase === 'running';
  const left = counts.waiting + counts.sent;
  return (
    <Row $gap={2} {...focusGroup}>
      {isRunning ? (
        <Button icon={<Pause size={18} aria-hidden />} onClick={onPause}>
          Pause
        </Button>
      ) : null}
      {!isRunning && left > 0 ? (
        <Button icon={<Play size={18} aria-hidden />} disabled={!hasKey} onClick={onStart}>
          Continue with {formatCount(left, 'row')}
        </Button>
      ) : null}
      {!isRunning && counts.failed > 0 ? (
        <Button
          variant={left > 0 ? 'secondary' : 'primary'}
          icon={<RotateCcw size={18} aria-hidden />}
          disabled={!hasKey}
          onClick={() => onRunAgain('failed')}
        >
          Retry {formatCount(counts.failed, 'failed row')}
        </Button>
      ) : null}
      {!isRunning && counts.skipped > 0 ? (
        <Button variant="secondary" disabled={!hasKey} onClick={() => onRunAgain('skipped')}>
          Run {formatCount(counts.skipped, 'row')} not run
        </Button>
      ) : null}
      {left > 0 ? (
        <Confirmed
          button={{ label: 'Stop', icon: <Square size={18} aria-hidden /> }}
          title="Stop this batch?"
          description="Rows that were not sent are not run. Results so far are kept, and rows that failed can be run again."
          onConfirm={onStop}
        />
      ) : null}
      {isRunning ? null : (
        <Confirmed
          button={{ label: 'Delete batch', icon: <Trash2 size={18} aria-hidden /> }}
          title="Delete this batch?"
          description="Rows and answers are deleted from this browser. Download the results first if you need them."
          onConfirm={onDiscard}
        />
      )}
    </Row>
  );
}

interface ConfirmedProps {
  button: { label: string; icon: ReactNode };
  title: string;
  description: string;
  onConfirm: () => void;
}

function Confirmed({ button: { label, icon }, title, description, onConfirm }: ConfirmedProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={icon} {...noFocusFallback} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        description={description}
        texts={{ confirm: label }}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
