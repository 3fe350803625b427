import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { quantile } from 'simple-statistics';
import { startStack } from './start-stack.ts';
import type { Attack, AttackResult } from './attacker.ts';
import { createStrategy, openAccount } from './open-account.ts';
import { type Scenario, scenariosFor } from './scenarios.ts';
import { type Measured, measureVisitor, type Visitor } from './visitor.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 8);
const CALLS = Number(process.env['CALLS'] ?? 60);
/** How much longer the calls of others may take during an attack. */
const MAX_RATIO = 2;
/** An attack is measured when it stands, a quiet round when the attack before it is gone. */
const SETTLE_MS = 1_500;

/** The edge counts per network, so the two have addresses of their own. */
const ATTACKER = '127.0.0.2';
const OTHER_VISITOR = '127.0.0.3';

/** Measures what one attacker does to the calls of another visitor: quiet and attacked rounds in turn, compared by p95. */
async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'declic-abuse-'));
  const stack = await startStack(directory);
  try {
    const attacker = await openAccount(stack.url, 'attacker');
    const { token } = await openAccount(stack.url, 'visitor');
    const target = { host: '127.0.0.1', port: Number(new URL(stack.url).port) };
    const visitor = { ...target, from: OTHER_VISITOR, token };
    await measureVisitor(visitor, CALLS);

    const strategyId = await createStrategy(stack.url, attacker);
    let held = true;
    for (const scenario of scenariosFor({ token: attacker.token, strategyId })) {
      held = (await compare(scenario, visitor)) && held;
    }
    if (!held) process.exitCode = 1;
  } finally {
    await stack.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function compare(scenario: Scenario, visitor: Visitor): Promise<boolean> {
  const quiet: Measured[] = [];
  const attacked: Measured[] = [];
  let result: AttackResult | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await measureVisitor(visitor, CALLS));
    const attack = startAttack(scenario, visitor);
    await pause(SETTLE_MS);
    attacked.push(await measureVisitor(visitor, CALLS));
    result = await attack.stop();
    await pause(SETTLE_MS);
  }
  return report(scenario, merge(quiet), merge(attacked), result);
}

function startAttack(scenario: Scenario, { host, port }: Visitor): { stop: () => Promise<AttackResult> } {
  const workerData: Attack = { scenario, host, port, from: ATTACKER };
  const worker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData });
  return {
    async stop() {
      worker.postMessage('stop');
      const [result] = (await once(worker, 'message')) as [AttackResult]; // its only message
      await once(worker, 'exit');
      return result;
    },
  };
}

function report({ name }: Scenario, quiet: Measured, attacked: Measured, result: AttackResult | undefined): boolean {
  const ratio = p95(attacked) / p95(quiet);
  const failures = [...quiet.failures, ...attacked.failures];
  const held = ratio <= MAX_RATIO && failures.length === 0;
  const statuses = Object.entries(result?.statuses ?? {}).map(([status, count]) => `${status} x ${count}`);
  console.log(
    `${name.padEnd(28)} p95 ${p95(quiet).toFixed(1)} ms -> ${p95(attacked).toFixed(1)} ms  ratio ${ratio.toFixed(2)}` +
      `  failed calls ${failures.length}  ${held ? 'holds' : 'TOO MUCH'}`,
  );
  console.log(
    `  the attacker, last round: ${result?.opened} connections, ${result?.open} still open; ${statuses.join(', ')}`,
  );
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  return held;
}

function merge(rounds: readonly Measured[]): Measured {
  return { times: rounds.flatMap(({ times }) => times), failures: rounds.flatMap(({ failures }) => failures) };
}

function p95({ times }: Measured): number {
  return times.length === 0 ? Number.NaN : quantile(times, 0.95);
}

await main();
