import { type ComponentType, use } from 'react';
import { fileInTime } from './file-in-time';

/** How long a failure counts. React renders what failed once more at once, which must not load again. */
const FAILURE_COUNTS_MS = 1_000;

/**
 * A part of a page whose file is loaded when the part is first rendered: `lazyPart(async () => (await import('./form')).Form)`. Suspends
 * until then. Unlike with React's `lazy`, a file that does not come in time is a failure, and no failure is kept: each Retry is a new
 * attempt.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let file: Promise<ComponentType<Props>> | undefined;
  let failed: typeof file;
  const forgetFailure = () => {
    if (file === failed) file = undefined;
  };
  const attempt = async () => {
    const askedAt = performance.now();
    try {
      return await fileInTime(load(), askedAt);
    } catch (error) {
      failed = file;
      setTimeout(forgetFailure, FAILURE_COUNTS_MS);
      throw error;
    }
  };
  const loadOnce = () => (file ??= attempt());

  function Part(props: Props) {
    const Loaded = use(loadOnce());
    return <Loaded {...props} />;
  }
  return Object.assign(Part, { preload: () => void loadOnce().catch(() => undefined), forgetFailure });
}

interface LazyPart<Props> {
  (props: Props): React.JSX.Element;
  /** Loads the file before the part is rendered. */
  preload(): void;
  /** The next time that the part is rendered is a new attempt: for who shows the failure and lets people try again at once. */
  forgetFailure(): void;
}
