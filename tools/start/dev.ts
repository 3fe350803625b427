import { join } from 'node:path';
import { CliError } from '../database/cli-error.ts';
import { listRemotes } from '../release/remotes.ts';
import { assertFreePort } from './check-ports.ts';
import { assertStack, type DevOptions, readDevOptions } from './dev-options.ts';
import { runStack } from './run-stack.ts';
import { DEV_OFFSET, readSettings, root, type StackSettings } from './settings.ts';
import type { Stack } from './stack.ts';

const VITE = join(root, 'node_modules/vite/bin/vite.js');

/**
 * `npm run dev [mf-flow …]`: the stack, with the shell and the named remotes (or all) from source, with hot reload. With
 * `--from https://staging…` the services and the other remotes are those of another stack, and nothing else runs here.
 */
const { remotes, from } = readOptions();

await runStack(
  () => readSettings(process.env, { behindShell: from === undefined }),
  async (stack, settings) => {
    if (from !== undefined) await checkForeignStack(from, settings);
    await startFromSource(stack, settings, from ?? `http://127.0.0.1:${settings.ports.edge}`);
  },
  { services: from === undefined },
);

async function checkForeignStack(origin: string, { port }: StackSettings): Promise<void> {
  const move = `PORT=${port + 1000} npm run dev`;
  await assertFreePort(port, 'the shell', move);
  for (const source of sourcesAt(port)) await assertFreePort(source.port, source.name, move);
  await assertStack(origin);
}

async function startFromSource(stack: Stack, { port, dataDir }: StackSettings, edgeUrl: string): Promise<void> {
  const logDir = join(dataDir, 'logs');
  const sources = sourcesAt(port);
  await stack.run(
    sources.map(({ name, port: own }) => {
      const env = { ...process.env, REMOTE_PORT: String(own), EDGE_URL: edgeUrl };
      return {
        spec: { name, script: VITE, cwd: join(root, name), env, logDir },
        health: `http://localhost:${own}/remoteEntry.js`,
      };
    }),
  );
  const env = {
    ...process.env,
    PORT: String(port),
    EDGE_URL: edgeUrl,
    DEV_REMOTES: sources.map(({ name, port: own }) => `${name}=http://localhost:${own}`).join(','),
  };
  const shell = { name: 'shell', script: VITE, cwd: join(root, 'shell'), env, logDir };
  await stack.run([{ spec: shell, health: `http://localhost:${port}/` }]);
  console.log(`From source: shell, ${remotes.join(', ')}`);
  if (from !== undefined) console.log(`Everything else: ${from}`);
}

function sourcesAt(port: number): { name: string; port: number }[] {
  return remotes.map((name, index) => ({ name, port: port + DEV_OFFSET + 1 + index }));
}

function readOptions(): DevOptions {
  try {
    return readDevOptions(process.argv.slice(2), listRemotes(root));
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exit(1);
  }
}
