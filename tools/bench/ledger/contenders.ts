import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchDatabase } from './database.ts';
import type { Load } from './loads.ts';
import { pgbenchContender } from './pgbench.ts';

/** A contender of the benchmark. */
export interface Contender {
  /** Charges per second. */
  run(load: Load, seconds: number): Promise<number>;
  stop(): void;
}

/** Each contender has a process of its own, which stays warm between rounds. */
export async function contenders(database: BenchDatabase, pgbench: string) {
  return {
    pgbench: pgbenchContender(pgbench, database.chargesUrl),
    declic: await forked(join(import.meta.dirname, 'charges.ts'), database.chargesUrl),
    peer: await forked(join(import.meta.dirname, 'peer/verifies.js'), database.peerUrl),
  };
}

/** A process that says when it is ready, and answers a load with a rate. */
async function forked(script: string, url: string): Promise<Contender> {
  const child = fork(script, [url], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await receiveAnswer(child);
  return {
    async run(load, seconds) {
      child.send({ ...load, seconds });
      return Number(await receiveAnswer(child));
    },
    stop: () => child.kill(),
  };
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
