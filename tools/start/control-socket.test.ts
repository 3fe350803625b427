import { createServer, type RequestListener } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CliError } from '../database/cli-error.ts';
import { askToDeploy, openControlSocket } from './control-socket.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'declic-control-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A stack that replaces processes in this way. */
async function openStack(deploy: (name: string) => Promise<void>) {
  onTestFinished(await openControlSocket(dataDir, deploy));
}

/** Something else that listens in the stack's place. */
async function listenInstead(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(join(dataDir, 'stack.sock'), resolve));
  onTestFinished(() => void server.close());
}

const catchDeployError = async () => {
  const error: unknown = await askToDeploy(dataDir, 'accounts').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CliError);
  return String(error).replace('Error: ', '');
};

it('asks the running stack to replace a process, and waits until that is done', async () => {
  const deploy = vi.fn(() => Promise.resolve());
  await openStack(deploy);
  await askToDeploy(dataDir, 'accounts');
  expect(deploy).toHaveBeenCalledExactlyOnceWith('accounts');
});

it('passes on why the stack refuses', async () => {
  await openStack(() => Promise.reject(new CliError('There is no accounts in this stack.')));
  expect(await catchDeployError()).toBe('There is no accounts in this stack.');
});

it('names the process when its replacement fails for another reason', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openStack(() => Promise.reject(new TypeError('x is not a function')));
  expect(await catchDeployError()).toBe('The stack could not replace accounts: x is not a function.');
});

it('says that no stack runs on the folder when there is no socket', async () => {
  expect(await catchDeployError()).toBe(
    `No stack runs on ${dataDir}: start it with npm start, or name the data folder of the one that runs with DATA_DIR.`,
  );
});

it('says the same of a socket that a killed stack left behind', async () => {
  await writeFile(join(dataDir, 'stack.sock'), '');
  expect(await catchDeployError()).toMatch(/^No stack runs on /);
});

it('says that the stack stopped when its answer breaks off', async () => {
  await listenInstead((request) => request.socket.destroy());
  expect(await catchDeployError()).toBe(
    `The stack on ${dataDir} stopped before accounts was replaced: its log folder, ${join(dataDir, 'logs')}, says why.`,
  );
});

it('says so too when it breaks off in the middle of its answer', async () => {
  await listenInstead((request, answer) => {
    answer.writeHead(500, { 'content-length': 100 });
    answer.write('There', () => request.socket.destroy());
  });
  expect(await catchDeployError()).toMatch(/^The stack on .* stopped before accounts was replaced: /);
});

it('says which part of the path is at fault when the socket cannot be opened', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  dataDir = join(dataDir, 'd'.repeat(120));
  await openStack(() => Promise.resolve());
  expect(complain).toHaveBeenCalledExactlyOnceWith(
    `npm run deploy cannot reach this stack, because its socket could not be opened: the path ${join(dataDir, 'stack.sock')} ` +
      'is longer than the 107 bytes that a socket may have. Choose a shorter DATA_DIR.',
  );
});
