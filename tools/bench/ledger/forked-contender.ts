import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Measured } from './measured.ts';
import type { Contender } from './take-turns.ts';

/** A process of its own, which stays warm between rounds: it says when it is ready, and answers each load (`serveLoads`). */
export async function forkContender(script: string, ...values: readonly string[]): Promise<Contender> {
  const child = fork(script, values, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await receiveAnswer(child);
  return {
    async run(load, seconds) {
      child.send({ ...load, seconds });
      return (await receiveAnswer(child)) as Measured; // as `serveLoads` sends it
    },
    stop: () => child.kill(),
  };
}

/** A server in a process of its own, which says where it listens. */
export async function forkServer(script: string, ...values: readonly string[]) {
  const child = fork(script, values, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return { origin: String(await receiveAnswer(child)), stop: () => void child.kill() };
}

async function receiveAnswer(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const onExit = (code: number | null) => ended.abort(new Error(`A contender ended with ${code}.`));
  child.once('exit', onExit);
  try {
    const [answer] = (await once(child, 'message', { signal: ended.signal })) as [unknown];
    return answer;
  } finally {
    child.off('exit', onExit);
  }
}
