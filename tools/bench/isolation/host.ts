import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { built } from './build-subject.ts';

/** The part of the pools that is used here; their own types come with decorators, which the tools are not compiled with. */
interface Pools {
  readonly PoolRunner: new (options: object) => {
    run(pool: string, job: object, deadline: { readonly timeoutMs: number }): Promise<unknown>;
  };
}

/** A process with the pools: it answers `email_validate` over HTTP, and runs bombs while its parent wants them. */
const { PoolRunner } = (await import(join(built, 'pool-runner.js'))) as Pools; // the build of that file
const { findAction } = (await import(join(built, 'catalogue.js'))) as { findAction: unknown }; // the build of that file

const ports = { clock: { now: () => new Date() }, mailExchange: { lookup: async () => 'unknown' as const } };
const options = { find: findAction, ports, workerFile: join(built, 'action-worker.js') };
const calls = new PoolRunner(options);
const bombs = new PoolRunner({ ...options, catalogue: pathToFileURL(join(built, 'bombs.js')).href });

const server = createServer((request, response) => {
  request.resume();
  const job = { slug: 'email_validate', input: { email: 'ada@example.com' }, requestId: 'req_bench' };
  void calls.run('inline', job, { timeoutMs: 1_000 }).then(
    (result) => response.end(JSON.stringify(result)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(0, '127.0.0.1');
await once(server, 'listening');

const kinds = [
  { pool: 'worker', slug: 'regex' },
  { pool: 'worker', slug: 'heap' },
  { pool: 'sandbox', slug: 'endless' },
  { pool: 'media', slug: 'buffers' },
] as const;
let wanted = false;
let exploded = 0;

async function explode({ pool, slug }: (typeof kinds)[number]): Promise<void> {
  while (wanted) {
    const job = { slug, input: {}, requestId: 'req_bomb' };
    await bombs.run(pool, job, { timeoutMs: 1_500 }).catch(() => (exploded += 1));
    await pause(10);
  }
}

process.on('message', (message: { readonly bombs: boolean }) => {
  wanted = message.bombs;
  if (wanted) for (const kind of kinds) void explode(kind);
  else process.send?.({ exploded });
});
process.on('disconnect', () => process.exit());
process.send?.({ port: (server.address() as AddressInfo).port }); // listens on TCP
