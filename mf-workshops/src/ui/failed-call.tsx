import { Notice } from '@declic/design-system';
import { type CallFailure, callFailure, CallFailureDetails } from '@declic/remote-kit';
import { failureWords } from '../domain/failure-words';

export interface FailedCallProps {
  title: string;
  failure: CallFailure;
}

/** Why something that was pressed did not happen. */
export function FailedCall({ title, failure }: FailedCallProps) {
  return (
    <Notice tone="danger">
      <strong>{title}</strong>
      <br />
      {failure.text}
      <CallFailureDetails failure={failure} />
    </Notice>
  );
}

/** The failure of a call in the words of these pages; `known` are those of this one call. */
export function wordFailure(error: Error, known?: Readonly<Record<string, string>>): CallFailure {
  return callFailure(error, failureWords(known));
}
