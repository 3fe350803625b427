import { Stack } from '@declic/design-system';
import { KeyWelcomeCard } from './key-welcome-card';
import { GeneratingCard } from './generating-card';
import { GenerationFailedCard } from './generation-failed-card';
import { useFirstKey } from './use-first-key';

/** Shown while there is no key: the first one is created automatically. */
export function FirstKey() {
  const { hasFailed, retry } = useFirstKey();
  return (
    <Stack $gap={4}>
      <KeyWelcomeCard />
      {hasFailed ? <GenerationFailedCard onRetry={retry} /> : <GeneratingCard />}
    </Stack>
  );
}
