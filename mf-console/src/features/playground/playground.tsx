import {
  type ActionDefinition,
  ConsoleProvider,
  ParameterPane,
  ReportAnswer,
  RunControls,
  RunResult,
  SnippetPane,
  useConsoleRun,
} from '@declic/action-console';
import { Button, Stack } from '@declic/design-system';
import { useCallback, useState } from 'react';
import { KeepNewKey } from '../../new-key/keep-new-key';
import { PlaygroundSteps, type Step } from './playground-steps';
import { PlaygroundToolbar } from './playground-toolbar';
import { ReplacementNotice } from './replacement-notice';
import { useCarriedPayload } from './use-carried-payload';
import { useReplacement } from './use-replacement';

/** Parameters, call and result of one action: three columns, or three steps on a narrow screen. */
export function Playground({ definition }: { definition: ActionDefinition }) {
  const initial = useCarriedPayload(definition);
  return (
    <ConsoleProvider definition={definition} initial={initial}>
      <Panes />
    </ConsoleProvider>
  );
}

function Panes() {
  const [step, setStep] = useState<Step>('parameters');
  const consoleRun = useConsoleRun({ onInvalid: () => setStep('parameters'), onSent: () => setStep('result') });
  const { run, onKeyDown } = consoleRun;
  const showResult = useCallback(() => setStep('result'), []);
  const replacement = useReplacement(consoleRun, showResult);
  const { notice, undo, dismiss } = replacement;
  return (
    <Stack $gap={4} onKeyDownCapture={onKeyDown}>
      <PlaygroundToolbar replacement={replacement} />
      {notice === null ? null : <ReplacementNotice text={notice} onUndo={undo} onDismiss={dismiss} />}
      <PlaygroundSteps
        step={step}
        onStepChange={setStep}
        parameters={<ParameterPane />}
        call={
          <>
            <RunControls of={consoleRun} />
            {consoleRun.isUnsaved ? <KeepNewKey /> : null}
            <SnippetPane />
          </>
        }
        result={
          <>
            <RunResult of={consoleRun} />
            {run ? <ReportAnswer key={run.result.request_id} run={run} /> : null}
          </>
        }
        next={
          <Button fullWidth onClick={() => setStep('call')}>
            Next: Execute
          </Button>
        }
      />
    </Stack>
  );
}
