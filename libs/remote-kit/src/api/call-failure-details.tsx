import { FailureDetails } from '@declic/design-system';
import { type CallFailure, callFailure } from './call-failure';
import { retryAfterText } from './retry-after-text';

export interface CallFailureDetailsProps {
  /** What the call failed with, unless `failure` is given. */
  error?: unknown;
  failure?: Pick<CallFailure, 'requestId' | 'retryAfter'> | undefined;
}

/** For every screen that says that a call failed: when to try again, and the request id, where the answer has them. */
export function CallFailureDetails({ error, failure = callFailure(error) }: CallFailureDetailsProps) {
  const { requestId, retryAfter } = failure;
  return <FailureDetails wait={retryAfterText(retryAfter)} requestId={requestId} requestIdLabel={requestIdLabel()} />;
}

function requestIdLabel(): string {
  const { lang } = document.documentElement;
  if (lang.startsWith('fr')) return 'Identifiant de la requête';
  return lang.startsWith('es') ? 'Identificador de la solicitud' : 'Request ID';
}
