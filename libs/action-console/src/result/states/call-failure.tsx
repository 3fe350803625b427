import { Link, Notice, Stack, Text } from '@declic/design-system';
import { callFailure, CallFailureDetails } from '@declic/remote-kit';
import { consolePaths } from '../../paths';
import type { Interruption } from '../../run/use-run-action';

/** A call of which no answer came: what is known about it, and where to look. */
export function CallFailure({ interruption }: { interruption: Interruption }) {
  return (
    <Notice tone={interruption.kind === 'cancelled' ? 'info' : 'danger'}>
      <Stack $gap={2}>
        {interruption.kind === 'cancelled' ? (
          <CancelledText isDryRun={interruption.isDryRun} />
        ) : (
          <FailedText error={interruption.error} />
        )}
        <Link href={consolePaths.requests()}>Open your requests</Link>
      </Stack>
    </Notice>
  );
}

function CancelledText({ isDryRun }: { isDryRun: boolean }) {
  return (
    <>
      <strong>Cancelled</strong>
      <Text size="small">
        {isDryRun
          ? 'It was a dry run: nothing is charged.'
          : 'A call that had begun is still charged; it stands in your requests.'}
      </Text>
    </>
  );
}

function FailedText({ error }: { error: unknown }) {
  return (
    <>
      <strong>No answer</strong>
      <Text size="small">{callFailure(error).text}</Text>
      <Text size="small">
        The call may have run all the same. Your requests say whether it did, and what was debited.
      </Text>
      <CallFailureDetails error={error} />
    </>
  );
}
