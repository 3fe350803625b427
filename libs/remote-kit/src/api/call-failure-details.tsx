import { FailureDetails } from '@declic/design-system';
import { type CallFailure, callFailure } from './call-failure';
import { retryAfterText } from './retry-after-text';

export interface CallFailureDetailsProps {
  /** For a screen whose text does not say why a service refused, as when it could not be loaded. */
  error?: unknown;
  /** For a screen that shows the text of the same failure. */
  failure?: Pick<CallFailure, 'requestId' | 'retryAfter'> | undefined;
}

/** For every screen that says that a call failed: when to try again, and the request id, where the answer has them. */
export function CallFailureDetails({ error, failure }: CallFailureDetailsProps) {
  const { requestId, retryAfter } = failure ?? callFailure(error, { ownWordsOnly: true });
  return <FailureDetails wait={retryAfterText(retryAfter)} requestId={requestId} requestIdLabel={requestIdLabel()} />;
}

function requestIdLabel(): string {
  const { lang } = document.documentElement;
  if (lang.startsWith('fr')) return 'Identifiant de la requête';
  return lang.startsWith('es') ? 'Identificador de la solicitud' : 'Request ID';
}
