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
import { Card, Columns, Heading, Stack } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { KeepNewKey } from '../../new-key/keep-new-key';
import { PlaygroundToolbar } from './playground-toolbar';
import { ReplacementNotice } from './replacement-notice';
import { useCarriedPayload } from './use-carried-payload';
import { useReplacement } from './use-replacement';

/** Parameters, call and result of one action: three columns, or three steps below each other. */
export function Playground({ definition }: { definition: ActionDefinition }) {
  const initial = useCarriedPayload(definition);
  return (
    <ConsoleProvider definition={definition} initial={initial}>
      <Panes />
    </ConsoleProvider>
  );
}

function Panes() {
  const consoleRun = useConsoleRun();
  const { run, onKeyDown } = consoleRun;
  const replacement = useReplacement(consoleRun);
  const { notice, undo, dismiss } = replacement;
  return (
    <Stack $gap={4} onKeyDownCapture={onKeyDown}>
      <PlaygroundToolbar replacement={replacement} />
      {notice === null ? null : <ReplacementNotice text={notice} onUndo={undo} onDismiss={dismiss} />}
      <Columns $columns="repeat(3, minmax(0, 1fr))" $gap={5} $align="start">
        <Column title="Parameters">
          <ParameterPane />
        </Column>
        <Column title="Call">
          <RunControls of={consoleRun} />
          {consoleRun.isUnsaved ? <KeepNewKey /> : null}
          <SnippetPane />
        </Column>
        <Column title="Result">
          <RunResult of={consoleRun} />
          {run ? <ReportAnswer key={run.result.request_id} run={run} /> : null}
        </Column>
      </Columns>
    </Stack>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet as="section" aria-label={title}>
      <Stack $gap={5}>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {children}
      </Stack>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  min-inline-size: 0;
`;
