import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { storeRelease } from '../../release/release-store.ts';
import { edgeEnv, releasesDir } from '../../start/environments.ts';
import { readSettings, root } from '../../start/settings.ts';
import { SupervisedProcess } from '../../start/supervised-process.ts';
import { waitForHealth } from '../../start/wait-for-health.ts';

/** How far from the stack's own port its second edge listens: beyond all ports of a stack. */
const PORT_OFFSET = 250;

interface Candidates {
  shell: { stable: object };
  remotes: { stable: object }[];
}

/**
 * Serves the single SPA by a second edge in front of the same services, so that pages, files and calls of the API are
 * answered in the same way as the product's, down to the headers and the content security policy.
 */
export async function serveSingle(
  shellDist: string,
  dataDir: string,
  stackUrl: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const settings = readSettings({ PORT: new URL(stackUrl).port, DATA_DIR: dataDir });
  // It has no remotes: everything is in the shell.
  const storeDir = releasesDir(settings);
  const { version } = await storeRelease(shellDist, storeDir);
  const registry = await serveComposition(stackUrl, version);
  const port = settings.port + PORT_OFFSET;
  const place = { cwd: join(root, 'deploy/edge'), logDir: join(dataDir, 'logs') };
  const env = {
    // The registry does not count what this page reports.
    ...edgeEnv({ settings, secrets: { DATABASE_SEED: randomUUID() } }),
    PORT: String(port),
    RELEASES_URL: `http://127.0.0.1:${(registry.server.address() as AddressInfo).port}`, // it listens on TCP
  };
  const edge = new SupervisedProcess({ name: 'edge-of-single', script: 'dist/main.js', env, ...place });
  edge.start();
  await waitForHealth(edge, `http://127.0.0.1:${port}/healthz`, place.logDir);
  return {
    url: `http://localhost:${port}`,
    async close() {
      await edge.stop();
      await registry.close();
    },
  };
}

/** The product's composition without its lists of files: a plain SPA has nothing that a server could preload. The SPA is the shell. */
async function serveComposition(stackUrl: string, version: string): Promise<FastifyInstance> {
  const answer = await fetch(`${stackUrl}/api/releases/candidates`);
  const { shell, remotes, ...rest } = (await answer.json()) as Candidates; // our own contract
  const candidates = {
    ...rest,
    shell: { stable: { ...shell.stable, version } },
    remotes: remotes.map(({ stable }) => ({ stable: { ...stable, preload: {}, integrity: {} } })),
  };

  const app = Fastify({ forceCloseConnections: true });
  app.get('/api/releases/candidates', () => candidates);
  // What pages report about themselves is not kept.
  app.setNotFoundHandler((_, reply) => reply.status(204).send());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
