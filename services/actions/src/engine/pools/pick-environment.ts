import type { WorkerPoolName } from './pool-job';

/**
 * For glibc: memory that V8 needed to compile large modules goes back to the system. With the data of the language detector a process
 * has 290 MB instead of 460.
 */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '16384' };

/** What workers need to know is in their settings; the sandbox runs what users write, and knows nothing. */
const passed: Readonly<Record<WorkerPoolName, RegExp | undefined>> = {
  worker: /^(NODE_ENV|TZ|LANG)$/,
  media: /^(NODE_ENV|TZ|LANG)$/,
  sandbox: undefined,
};

/** The settings that a worker of this pool may know: never the database or a signing key. */
export function pickEnvironment(pool: WorkerPoolName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const picked = Object.entries(env).filter(([name]) => passed[pool]?.test(name));
  return { ...Object.fromEntries(picked), ...(pool === 'worker' && ALLOCATOR) };
}
