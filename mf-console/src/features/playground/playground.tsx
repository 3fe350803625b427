import {
  type ActionDefinition,
  ConsoleProvider,
  ParameterPane,
  RunControls,
  RunResult,
  SnippetPane,
  useConsoleRun,
} from '@declic/action-console';
import { Card, Columns, Heading, Stack } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Parameters, call and result of one action: three columns, or three steps below each other. */
export function Playground({ definition }: { definition: ActionDefinition }) {
  return (
    <ConsoleProvider definition={definition}>
      <Panes />
    </ConsoleProvider>
  );
}

function Panes() {
  const consoleRun = useConsoleRun();
  const { onKeyDown } = consoleRun;
  return (
    <Columns $columns="repeat(3, minmax(0, 1fr))" $gap={5} $align="start" onKeyDownCapture={onKeyDown}>
      <Column title="Parameters">
        <ParameterPane />
      </Column>
      <Column title="Call">
        <RunControls of={consoleRun} />
        <SnippetPane />
      </Column>
      <Column title="Result">
        <RunResult of={consoleRun} />
      </Column>
    </Columns>
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
