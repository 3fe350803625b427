import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bombs, type Bomb, type BombName } from './bombs.ts';
import { built } from './build-subject.ts';

/** The part of the pools that is used here; their own types come with decorators, which the tools are not compiled with. */
interface Subject {
  readonly PoolRunner: new (options: object) => object;
  runWithin(pools: object, pool: string, job: object, run: object): Promise<unknown>;
}

/** A process with the pools: it answers `email_validate` over HTTP, and runs the bombs that its parent wants. */
const { PoolRunner, runWithin } = (await import(join(built, 'subject.js'))) as Subject; // the build of that file
const { findAction } = (await import(join(built, 'catalogue.js'))) as { findAction: unknown }; // the build of that file

const ports = { clock: { now: () => new Date() }, mailExchange: { lookup: async () => 'unknown' as const } };
const options = { find: findAction, ports, workerFile: join(built, 'action-worker.js') };
const calls = new PoolRunner(options);
const bombed = new PoolRunner({ ...options, catalogue: pathToFileURL(join(built, 'bombs.js')).href });

const server = createServer((request, response) => {
  request.resume();
  const job = { slug: 'email_validate', input: { email: 'ada@example.com' }, requestId: 'req_bench' };
  void runWithin(calls, 'inline', job, { timeoutMs: 1_000 }).then(
    (result) => response.end(JSON.stringify(result)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(0, '127.0.0.1');
await once(server, 'listening');

let wanted: readonly BombName[] = [];
let exploded = 0;

async function explode(name: BombName): Promise<void> {
  const { pool, slug, value }: Bomb = bombs[name];
  while (wanted.includes(name)) {
    const job = { slug, input: { value }, requestId: 'req_bomb' };
    // Each from an account of its own, so that none waits for another.
    await runWithin(bombed, pool, job, { timeoutMs: 1_500, account: name }).catch(() => (exploded += 1));
    await pause(10);
  }
}

process.on('message', (message: { readonly bombs: readonly BombName[] }) => {
  wanted = message.bombs;
  for (const name of wanted) void explode(name);
  if (wanted.length === 0) process.send?.({ exploded });
  exploded = 0;
});
process.on('disconnect', () => process.exit());
process.send?.({ port: (server.address() as AddressInfo).port }); // listens on TCP
