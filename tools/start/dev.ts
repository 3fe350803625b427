import { join } from 'node:path';
import { listRemotes } from '../release/remotes.ts';
import { runStack } from './run-stack.ts';
import { DEV_OFFSET, readSettings, root, type StackSettings } from './settings.ts';
import type { Stack } from './stack.ts';

const VITE = join(root, 'node_modules/vite/bin/vite.js');

/** `npm run dev [mf-flow …]`: the stack, with the shell and the named remotes (or all) from source, with hot reload. */
const remotes = readRemotes(process.argv.slice(2));

await runStack(() => readSettings(process.env, { behindShell: true }), startFromSource);

async function startFromSource(stack: Stack, { port, ports, dataDir }: StackSettings): Promise<void> {
  const logDir = join(dataDir, 'logs');
  const sources = remotes.map((name, index) => ({ name, port: port + DEV_OFFSET + 1 + index }));
  await stack.run(
    sources.map(({ name, port: own }) => {
      const env = { ...process.env, REMOTE_PORT: String(own), EDGE_URL: `http://127.0.0.1:${ports.edge}` };
      return {
        spec: { name, script: VITE, cwd: join(root, name), env, logDir },
        health: `http://localhost:${own}/remoteEntry.js`,
      };
    }),
  );
  const env = {
    ...process.env,
    PORT: String(port),
    EDGE_URL: `http://127.0.0.1:${ports.edge}`,
    DEV_REMOTES: sources.map(({ name, port: own }) => `${name}=http://localhost:${own}`).join(','),
  };
  const shell = { name: 'shell', script: VITE, cwd: join(root, 'shell'), env, logDir };
  await stack.run([{ spec: shell, health: `http://localhost:${port}/` }]);
  console.log(`From source: shell, ${remotes.join(', ')}`);
}

function readRemotes(named: readonly string[]): readonly string[] {
  const all = listRemotes(root);
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no remote ${unknown.join(', ')}: there are ${all.join(', ')}.`);
    process.exit(1);
  }
  return named.length > 0 ? named : all;
}
