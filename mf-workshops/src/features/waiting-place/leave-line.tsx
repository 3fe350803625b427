import { Button } from '@declic/design-system';
import { FailedCall, wordFailure } from '../../ui/failed-call';
import { useLeaveLine } from './waiting-place.queries';

/** One press, as easy as joining. */
export function LeaveLine({ token }: { token: string }) {
  const leave = useLeaveLine(token);
  return (
    <>
      {leave.error ? <FailedCall title="Vous êtes encore dans la file" failure={wordFailure(leave.error)} /> : null}
      <Button variant="secondary" loading={leave.isPending} onClick={() => leave.mutateOnce(() => undefined)}>
        Quitter la file
      </Button>
    </>
  );
}
