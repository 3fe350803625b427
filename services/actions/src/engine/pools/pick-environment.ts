import type { WorkerPoolName } from './pool-job';

/** Threads are our own code. Media processes read files that users made, and the sandbox runs what they write. */
const passed: Readonly<Record<WorkerPoolName, RegExp | undefined>> = {
  worker: /^(NODE_ENV|TZ|LANG|ACTIONS_.*|LLM_.*)$/,
  media: /^(NODE_ENV|TZ|LANG)$/,
  sandbox: undefined,
};

/** The settings that a worker of this pool may know: never the database or a signing key. */
export function pickEnvironment(pool: WorkerPoolName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => passed[pool]?.test(name)));
}
