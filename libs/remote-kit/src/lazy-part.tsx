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
  const loadOnce = () => {
    file ??= attempt(load, () => {
      file = undefined;
    });
    return file;
  };

  function Part(props: Props) {
    const Loaded = use(loadOnce());
    return <Loaded {...props} />;
  }
  return Object.assign(Part, { preload: () => void loadOnce().catch(() => undefined) });
}

interface LazyPart<Props> {
  (props: Props): React.JSX.Element;
  /** Loads the file before the part is rendered. */
  preload(): void;
}

async function attempt<Loaded>(load: () => Promise<Loaded>, forget: () => void): Promise<Loaded> {
  try {
    return await fileInTime(load());
  } catch (error) {
    setTimeout(forget, FAILURE_COUNTS_MS);
    throw error;
  }
}
