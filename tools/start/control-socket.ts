import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CliError } from '../database/cli-error.ts';

/** The kernel's limit for the path of a socket. */
const MAX_PATH_BYTES = 107;

type Deploy = (name: string) => Promise<void>;

const toSocketFile = (dataDir: string) => join(dataDir, 'stack.sock');

/** Lets other commands of the same user ask the running stack to replace a process. Returns the function that closes the socket. */
export async function openControlSocket(dataDir: string, deploy: Deploy): Promise<() => void> {
  const file = toSocketFile(dataDir);
  const server = createServer((incoming, answer) => void replaceAsAsked(incoming, answer, deploy));
  // A killed stack leaves its file behind; the lock of the data folder says that no other stack uses it.
  rmSync(file, { force: true });
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      const reason = socketFault(file, error);
      console.error(`npm run deploy cannot reach this stack, because its socket could not be opened: ${reason}`);
      resolve();
    });
    server.listen(file, () => {
      chmodSync(file, 0o600);
      resolve();
    });
  });
  server.unref();
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function replaceAsAsked({ url = '' }: IncomingMessage, answer: ServerResponse, deploy: Deploy): Promise<void> {
  const name = url.slice(1);
  try {
    await deploy(name);
    answer.end();
  } catch (error) {
    answer.statusCode = 500;
    if (error instanceof CliError) return void answer.end(error.message);
    console.error(error);
    answer.end(`The stack could not replace ${name}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/**
 * Asks the stack that runs on a data folder to replace a process, and waits until that is done.
 *
 * @throws {CliError} when no stack can be asked there, or with the reason that the stack gives.
 */
export async function askToDeploy(dataDir: string, name: string): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ socketPath: toSocketFile(dataDir), path: `/${name}`, method: 'POST' }, resolve);
    asked.once('error', (error) => reject(new CliError(unreachable(dataDir, name, error))));
    asked.end();
  });
  const sentence = await text(answer).catch(() => {
    throw new CliError(stoppedMeanwhile(dataDir, name));
  });
  if (answer.statusCode !== 200) throw new CliError(sentence);
}

function unreachable(dataDir: string, name: string, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
    case 'ECONNREFUSED':
      return `No stack runs on ${dataDir}: start it with npm start, or name the data folder of the one that runs with DATA_DIR.`;
    case 'ECONNRESET':
      return stoppedMeanwhile(dataDir, name);
    default:
      return `The stack on ${dataDir} cannot be asked: ${socketFault(toSocketFile(dataDir), error)}`;
  }
}

function stoppedMeanwhile(dataDir: string, name: string): string {
  return `The stack on ${dataDir} stopped before ${name} was replaced: its log folder, ${join(dataDir, 'logs')}, says why.`;
}

/** Why a socket can be neither opened nor reached, in one sentence. */
function socketFault(file: string, { code, message }: NodeJS.ErrnoException): string {
  if (Buffer.byteLength(file) > MAX_PATH_BYTES)
    return `the path ${file} is longer than the ${MAX_PATH_BYTES} bytes that a socket may have. Choose a shorter DATA_DIR.`;
  if (code === 'EACCES' || code === 'EPERM') return `${file} belongs to another user (${code}).`;
  return `${file}: ${message}.`;
}
