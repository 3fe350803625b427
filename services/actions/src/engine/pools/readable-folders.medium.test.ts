import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, it, onTestFinished } from 'vitest';
import { aPoolRunner } from '../../testing/pools/a-pool-runner';
import { runWithin } from '../../testing/pools/run-within';

const installed = join(import.meta.dirname, '../../../../../node_modules');

/** A build beside packages of which each is a link, as some installers lay them out. */
function aBuildWithLinkedPackages(): string {
  const root = mkdtempSync(join(tmpdir(), 'declic-linked-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(installed)) symlinkSync(join(installed, name), join(root, 'node_modules', name));
  const build = join(root, 'build');
  cpSync(inject('actionWorker'), build, { recursive: true });
  return build;
}

it('lets a worker read packages that are links', async () => {
  const build = aBuildWithLinkedPackages();
  const runner = aPoolRunner({
    workerFile: join(build, 'action-worker.js'),
    catalogue: pathToFileURL(join(build, 'bombs.js')).href,
  });
  const job = { slug: 'echo', input: { value: 1 }, requestId: 'req_1' };
  expect(await runWithin(runner, 'worker', job, { timeoutMs: 20_000 })).toMatchObject({ data: {} });
});
