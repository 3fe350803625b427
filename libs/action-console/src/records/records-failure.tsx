import { ErrorState } from '@declic/design-system';

/** What the browser kept could not be read. */
export function RecordsFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <ErrorState
      level={3}
      title="The browser did not answer"
      message="What it keeps could not be read. Try again, or reload the page."
      onRetry={() => void onRetry()}
    />
  );
}
