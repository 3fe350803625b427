import { spawn } from 'node:child_process';
import { root } from '../start/settings.ts';

/** Where the output of a command goes: to ours as it comes, or in one piece when the command ends, for commands side by side. */
export type Output = 'live' | 'at-end';

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly output?: Output;
}

/** Runs a command of the workspace; resolves to whether it succeeded. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, output = 'live' }: RunOptions = {},
): Promise<boolean> {
  const stream = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stream, stream],
  });
  const kept: Buffer[] = [];
  for (const piped of [child.stdout, child.stderr]) piped?.on('data', (chunk: Buffer) => kept.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(kept));
      resolve(code === 0);
    });
  });
}
