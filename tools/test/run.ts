import { spawn } from 'node:child_process';
import { root } from '../start/settings.ts';
import type { Output } from './output.ts';

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly output: Output;
}

/** Runs a command of the workspace; resolves to whether it succeeded. */
export function run(command: string, args: readonly string[], { env = {}, output }: RunOptions): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const piped of [child.stdout, child.stderr]) piped.on('data', (chunk: Buffer) => output.write(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      output.write(Buffer.from(`${command} could not be run: ${error.message}\n`));
      output.end();
      resolve(false);
    });
    child.once('close', (code) => {
      output.end();
      resolve(code === 0);
    });
  });
}
