import { Link, Notice, Stack, Text } from '@declic/design-system';
import { callFailure, CallFailureDetails } from '@declic/remote-kit';
import { consolePaths } from '../../paths';
import type { Interruption } from '../../run/use-run-action';

/** A call of which no answer came: what is known about it, and where to look. */
export function CallFailure({ interruption }: { interruption: Interruption }) {
  const { kind } = interruption;
  return (
    <Notice tone={kind === 'cancelled' ? 'info' : 'danger'}>
      <Stack $gap={2}>
        {kind === 'cancelled' ? (
          <CancelledText isDryRun={interruption.isDryRun} />
        ) : (
          <FailedText error={interruption.error} />
        )}
        <Link href={consolePaths.requests()}>Open your requests</Link>
      </Stack>
    </Notice>
  );
}

/** The service does not stop a run because its caller left: the run has been paid for, and is logged like any other. */
function CancelledText({ isDryRun }: { isDryRun: boolean }) {
  return (
    <>
      <strong>Cancelled</strong>
      <Text size="small">
        {isDryRun
          ? 'A dry run charges nothing.'
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
