import { spawn } from 'node:child_process';
import { root } from '../start/settings.ts';

/** Runs a command of the workspace with its output on ours; resolves to whether it succeeded. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}
