import {
  type ActionDefinition,
  ConsoleProvider,
  ParameterPane,
  ResultPane,
  RunControls,
  SnippetPane,
  useConsoleRun,
} from '@declic/action-console';
import { Button } from '@declic/design-system';
import { useState } from 'react';
import { PlaygroundSteps, type Step } from './playground-steps';

/** Parameters, call and result of one action: three columns, or three steps on a narrow screen. */
export function Playground({ definition }: { definition: ActionDefinition }) {
  return (
    <ConsoleProvider definition={definition}>
      <Panes definition={definition} />
    </ConsoleProvider>
  );
}

function Panes({ definition }: { definition: ActionDefinition }) {
  const [step, setStep] = useState<Step>('parameters');
  const consoleRun = useConsoleRun({ onInvalid: () => setStep('parameters'), onSent: () => setStep('result') });
  const { run, isPending, onKeyDown } = consoleRun;
  return (
    <PlaygroundSteps
      step={step}
      onStepChange={setStep}
      onKeyDownCapture={onKeyDown}
      parameters={<ParameterPane />}
      call={
        <>
          <RunControls of={consoleRun} />
          <SnippetPane />
        </>
      }
      result={<ResultPane run={run} isPending={isPending} latencyTargetMs={definition.latency_target_ms} />}
      next={
        <Button fullWidth onClick={() => setStep('call')}>
          Next: Execute
        </Button>
      }
    />
  );
}
