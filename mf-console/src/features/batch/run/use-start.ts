import { useEffect, useRef, useState } from 'react';
import type { BatchRunner } from './batch-runner';
import { isOwnKey } from './own-key';

const FOREIGN_KEY =
  'This key is not one of your account. Rows would be charged to another account: enter a key of yours.';

/** Starts the runner once its key is known to be one of the account; at once when the batch was started on this page. */
export function useStart(runner: BatchRunner, apiKey: string, isStarted: boolean) {
  const [keyProblem, setKeyProblem] = useState<string | null>(null);
  const hasBegun = useRef(false);
  const withOwnKey = async (act: (key: string) => Promise<void>) => {
    const key = apiKey.trim();
    const isOwn = await isOwnKey(key);
    setKeyProblem(isOwn ? null : FOREIGN_KEY);
    if (isOwn) await act(key);
  };
  useEffect(() => {
    if (!isStarted || hasBegun.current) return;
    hasBegun.current = true;
    void withOwnKey((key) => runner.start(key));
  });
  return { keyProblem, withOwnKey };
}
