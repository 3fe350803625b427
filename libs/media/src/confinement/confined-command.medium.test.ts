import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { confinedCommand } from './confined-command';
import { findTools } from './find-tools';

const limits = { memoryMb: 320, heapMb: 192, withoutNetwork: false, nodeOptions: [] };

/** What a script prints under limits. `-e` stands for the file. */
function run(code: string, confinement: Partial<typeof limits> = {}): string {
  const { file, args } = confinedCommand('-e', [code], { ...limits, ...confinement }, findTools());
  return spawnSync(file, args, { encoding: 'utf8', env: {}, timeout: 30_000 }).stdout.trim();
}

it.runIf(findTools().unshare)('has no network, not even that of the machine itself', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // listens on TCP
  const code = `
    const socket = require('net').connect(${port}, '127.0.0.1', () => console.log('connected') ?? socket.destroy());
    socket.on('error', (error) => console.log(error.code));`;
  // This process is blocked meanwhile; the kernel accepts the connection.
  expect(run(code)).toBe('connected');
  expect(run(code, { withoutNetwork: true })).toBe('ENETUNREACH');
  server.close();
});

it.runIf(findTools().prlimit)('refuses memory above the limit, and leaves no core file', () => {
  const code = `
    const kept = [];
    try { for (;;) kept.push(Buffer.alloc(10_000_000, 1)); } catch (error) { kept.error = error.code ?? error.message; }
    console.log(kept.error, kept.length < 40);`;
  expect(run(code)).toMatch(/^(ERR_MEMORY_ALLOCATION_FAILED|Array buffer allocation failed) true$/);
  expect(run(`console.log(require('fs').readFileSync('/proc/self/limits', 'utf8'))`)).toMatch(/core file size +0 +0/);
});

it.runIf(findTools().unshare)('may not read the environment or the memory of the service', () => {
  const code = `
    const read = (file) => {
      try { return require('fs').openSync('/proc/' + process.ppid + '/' + file) > 0; } catch (error) { return error.code; }
    };
    console.log(read('environ'), read('mem'));`;
  expect(run(code)).toBe('true true');
  expect(run(code, { withoutNetwork: true })).toMatch(/^EACCES EACCES$/);
});
