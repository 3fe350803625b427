import { ErrorState } from '@declic/design-system';

export function GenerationFailedCard({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="Your key is not ready yet"
      message="Key generation is taking longer than expected. Please contact support if this persists."
      onRetry={onRetry}
      retryLabel="Try again"
    />
  );
}
