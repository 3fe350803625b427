import type { WorkerPoolName } from './pool-job';

/** What workers need to know is in their settings; the sandbox runs what users write, and knows nothing. */
const passed: Readonly<Record<WorkerPoolName, RegExp | undefined>> = {
  worker: /^(NODE_ENV|TZ|LANG)$/,
  media: /^(NODE_ENV|TZ|LANG)$/,
  sandbox: undefined,
};

/** The settings that a worker of this pool may know: never the database or a signing key. */
export function pickEnvironment(pool: WorkerPoolName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => passed[pool]?.test(name)));
}
