import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Refusal } from '../database/refusal.ts';

const fileOf = (dataDir: string) => join(dataDir, 'stack.sock');

/** Lets other commands of the same user ask the running stack to replace a process. Gives the function that ends this. */
export async function openControlSocket(dataDir: string, deploy: (name: string) => Promise<void>): Promise<() => void> {
  const file = fileOf(dataDir);
  const server = createServer((incoming, answer) => void take(incoming, answer, deploy));
  // A killed stack leaves its file behind; the data folder is ours alone by now.
  rmSync(file, { force: true });
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      console.error(`npm run deploy will not find this stack: ${file} cannot be opened (${error.message}).`);
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

async function take(
  { url = '' }: IncomingMessage,
  answer: ServerResponse,
  deploy: (name: string) => Promise<void>,
): Promise<void> {
  try {
    await deploy(url.slice(1));
    answer.end();
  } catch (error) {
    answer.statusCode = 500;
    answer.end(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Asks the stack that runs on a data folder to replace a process, and waits until that is done.
 *
 * @throws {Refusal} when no stack runs there, or with what it says when it could not.
 */
export async function askToDeploy(dataDir: string, name: string): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ socketPath: fileOf(dataDir), path: `/${name}`, method: 'POST' }, resolve);
    asked.once('error', () =>
      reject(new Refusal(`No stack runs on ${dataDir}: start it with npm start, or name its folder with DATA_DIR.`)),
    );
    asked.end();
  });
  const sentence = await text(answer);
  if (answer.statusCode !== 200) throw new Refusal(sentence);
}
