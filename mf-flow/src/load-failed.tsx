import { Button, Notice, Stack, Text } from '@declic/design-system';
import { CallFailureDetails, failureText } from '@declic/remote-kit';

/** Texts of the service do not say what was loaded. */
const FALLBACKS = {
  draft: 'The draft could not be loaded. Try again in a moment.',
  versions: 'The versions could not be loaded. Try again in a moment.',
  intake: 'What you typed could not be loaded. Try again in a moment.',
} as const;

export interface LoadFailedProps {
  what: keyof typeof FALLBACKS;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of what could not be loaded. */
export function LoadFailed({ what, error, isRetrying, onRetry }: LoadFailedProps) {
  return (
    <Notice tone="danger">
      <Stack $gap={3} $align="start">
        <Text>
          {failureText(error, { ownWordsOnly: true, fallback: FALLBACKS[what] })}
          <CallFailureDetails error={error} />
        </Text>
        <Button variant="secondary" size="sm" loading={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      </Stack>
    </Notice>
  );
}
