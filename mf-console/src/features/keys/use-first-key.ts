import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { firstKeyMutationKey, useCreateFirstKey } from './create-first-key.queries';
import { keyGenerationThrottle } from './key-generation-throttle';
import { captureUserId } from './captured-user-id';

/** Makes the first key. Used only where it is known that there is none. */
export function useFirstKey() {
  const { mutate, isError, reset } = useCreateFirstKey();
  // Of any visit of the page: leaving and coming back must not make a second key.
  const isGenerating = useIsMutating({ mutationKey: firstKeyMutationKey }) > 0;
  const isDue = !isGenerating && !isError;

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => mutate(captureUserId()), keyGenerationThrottle.remainingMs());
    return () => clearTimeout(timer);
  }, [isDue, mutate]);

  return { hasFailed: isError, retry: reset };
}
