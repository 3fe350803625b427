import { toRunFailureText } from '@declic/action-console/run-failure';
import { callFailure } from '@declic/remote-kit';

/** Why a call of an action failed, in the specified words. */
export function runFailureMessage(error: unknown): string {
  const { text, code, status } = callFailure(error);
  return status === undefined ? text : toRunFailureText({ status, code, text });
}
