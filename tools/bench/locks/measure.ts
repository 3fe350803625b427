import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from 'simple-statistics';
import { type BenchAccount, holdAccount } from './accounts.ts';
import type { Replicas } from './start-replicas.ts';

/** p95 in milliseconds of the calls of other accounts, by replica. */
export interface Half {
  readonly p95: readonly number[];
  readonly calls: number;
}

export interface Round {
  readonly alone: Half;
  readonly besideLocked: Half;
  /** What the calls of the locked account were answered. */
  readonly hung: ReadonlyMap<number, number>;
}

interface Load {
  readonly replicas: Replicas;
  /** One account for each replica and minute of the benchmark, so that no rate limit is reached. */
  readonly others: () => BenchAccount;
  readonly locked: BenchAccount;
  readonly seconds: number;
  readonly hanging: number;
}

/** Time between two calls of one client, so that what is measured is not the machine's limit. */
const THINK_MS = 15;

/** One half without and one with the lock; the order changes from round to round. */
export async function measureRound(load: Load, number: number): Promise<Round> {
  const hung = new Map<number, number>();
  const alone = () => callOthers(load);
  const besideLocked = async () => {
    const hold = await holdAccount(load.replicas.ownerUrl, load.locked);
    const hanging = hang(load, hung);
    const half = await callOthers(load);
    await hanging.stop();
    await hold.release();
    return half;
  };
  if (number % 2 === 0) return { alone: await alone(), besideLocked: await besideLocked(), hung };
  const second = await besideLocked();
  return { alone: await alone(), besideLocked: second, hung };
}

async function callOthers({ replicas, others, seconds }: Load): Promise<Half> {
  const times = await Promise.all(
    replicas.origins.map(async (origin) => {
      const account = others();
      const end = performance.now() + seconds * 1_000;
      const measured: number[] = [];
      while (performance.now() < end) {
        const startedAt = performance.now();
        const status = await call(origin, account);
        if (status !== 200) throw new Error(`A call of another account was answered ${status}.`);
        measured.push(performance.now() - startedAt);
        await pause(THINK_MS);
      }
      return measured;
    }),
  );
  return {
    p95: times.map((values) => quantile(values, 0.95)),
    calls: times.reduce((sum, { length }) => sum + length, 0),
  };
}

/** Keeps calls of the locked account hanging: each client calls again as soon as it is answered, as no polite one does. */
function hang({ replicas, locked, hanging }: Load, hung: Map<number, number>): { stop(): Promise<void> } {
  let going = true;
  const clients = Array.from({ length: hanging }, async (_, index) => {
    const origin = replicas.origins[index % replicas.origins.length] ?? '';
    while (going) {
      const status = await call(origin, locked);
      hung.set(status, (hung.get(status) ?? 0) + 1);
    }
  });
  return {
    async stop() {
      going = false;
      await Promise.all(clients);
    },
  };
}

async function call(origin: string, { key }: BenchAccount): Promise<number> {
  const answer = await fetch(`${origin}/v1/email/validate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"email":"ada@example.com","check_mx":false}',
    signal: AbortSignal.timeout(20_000),
  });
  await answer.arrayBuffer();
  return answer.status;
}
