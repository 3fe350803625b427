import { ErrorState } from '@declic/design-system';
import { ApiError } from '@declic/openapi/releases';
import { CallFailureDetails, failureText } from '@declic/remote-kit';

export interface RegistryFailureProps {
  failure: unknown;
  onRetry: () => void;
}

/** Stands in the place of a page that could not be read. */
export function RegistryFailure({ failure, onRetry }: RegistryFailureProps) {
  const isRefusal = failure instanceof ApiError && failure.status < 500;
  return (
    <ErrorState
      title={isRefusal ? 'The registry refused to answer' : 'The registry did not answer'}
      message={`${failureText(failure)} Visitors are not concerned: the edge serves what was chosen last.`}
      details={<CallFailureDetails error={failure} />}
      onRetry={onRetry}
    />
  );
}
