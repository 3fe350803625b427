import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const WORKSPACE = join(import.meta.dirname, '../../..');
const PORT = Number(process.env['PORT'] ?? 4600);

/** Starts a separate stack with its own data; `BASE_URL` uses a running one. */
export async function startStack(directory: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = process.env['BASE_URL'];
  if (running) return { url: running, stop: async () => {} };

  const stack = spawn('npm', ['start'], {
    cwd: WORKSPACE,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: join(directory, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: stack.stdout })) {
    console.log(line);
    if (line.startsWith('Declic is ready at ')) break;
  }
  // Drains the output, so that the process never blocks on a full pipe.
  stack.stdout.resume();
  if (stack.exitCode !== null) throw new Error('The product did not start.');
  return {
    url: `http://localhost:${PORT}`,
    async stop() {
      stack.kill('SIGTERM');
      await once(stack, 'exit');
    },
  };
}
