import { Button, Notice, Stack, Text } from '@declic/design-system';
import { callFailure, CallFailureDetails } from '@declic/remote-kit';
import { Send } from 'lucide-react';
import { ExampleResult } from './example-result';
import { useRunExample } from './run-example.queries';
import { runFailureMessage } from './run-failure';

export interface SendExampleProps {
  /** The key that is on screen. */
  token: string;
}

/** Runs the example for real: with the new key, charged like any other call. */
export function SendExample({ token }: SendExampleProps) {
  const { send, data, error, isPending } = useRunExample(token);
  return (
    <Stack $gap={3}>
      <Stack $gap={2} $align="start">
        <Button variant="secondary" icon={<Send size={18} aria-hidden />} loading={isPending} onClick={send}>
          Send it now
        </Button>
        <Text size="small" tone="muted">
          Sends this call from here, with your new key. It is charged like any other.
        </Text>
      </Stack>
      {data && !isPending ? <ExampleResult answer={data} /> : null}
      {error && !isPending ? (
        <Notice tone="danger">
          {runFailureMessage(error)}
          <CallFailureDetails failure={callFailure(error)} />
        </Notice>
      ) : null}
    </Stack>
  );
}
