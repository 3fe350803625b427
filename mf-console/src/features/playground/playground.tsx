import {
  type ActionDefinition,
  ApiKeyField,
  ConsoleProvider,
  ExecuteBar,
  ParameterPane,
  ResultPane,
  SnippetPane,
  useConsoleRun,
} from '@declic/action-console';
import { Card, Heading, media, Stack, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Parameters, call and result of one action: three columns, or three steps below each other. */
export function Playground({ definition }: { definition: ActionDefinition }) {
  return (
    <ConsoleProvider definition={definition}>
      <Columns definition={definition} />
    </ConsoleProvider>
  );
}

function Columns({ definition }: { definition: ActionDefinition }) {
  const { key, setKey, execute, cancel, run, isPending, balance, onKeyDown } = useConsoleRun();
  return (
    <Frame onKeyDownCapture={onKeyDown}>
      <Column title="Parameters">
        <ParameterPane />
      </Column>
      <Column title="Call">
        <ApiKeyField value={key} onChange={setKey} />
        <ExecuteBar
          hasKey={key.trim() !== ''}
          isPending={isPending}
          balance={balance}
          onExecute={() => execute()}
          onDryRun={() => execute(true)}
          onCancel={cancel}
        />
        <SnippetPane />
      </Column>
      <Column title="Result">
        <ResultPane run={run} isPending={isPending} latencyTargetMs={definition.latency_target_ms} />
      </Column>
    </Frame>
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

const Frame = styled.div`
  display: grid;
  gap: ${token.space[5]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Sheet = styled(Card)`
  min-inline-size: 0;
`;
