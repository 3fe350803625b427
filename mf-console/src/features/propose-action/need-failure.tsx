import { toRunFailureText } from '@declic/action-console/run-failure';
import { Button, Notice, Row } from '@declic/design-system';
import { callFailure, CallFailureDetails } from '@declic/remote-kit';

export interface NeedFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** The box could not be answered; what was written stays. */
export function NeedFailure({ error, onRetry }: NeedFailureProps) {
  const failure = callFailure(error);
  const { status, code, text } = failure;
  return (
    <Notice tone="danger">
      <Row $justify="space-between">
        <span>
          {status === 429 ? toRunFailureText({ status, code, text }) : text}
          <CallFailureDetails failure={failure} />
        </span>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Row>
    </Notice>
  );
}
