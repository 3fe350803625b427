import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { readSecrets } from '../../database/secrets.ts';
import { edgeEnv } from '../../start/environments.ts';
import { readSettings, root } from '../../start/settings.ts';
import { SupervisedProcess } from '../../start/supervised-process.ts';
import { waitForHealth } from '../../start/wait-for-health.ts';
import { freeBase } from '../../test/test-stack.ts';

export type Candidates = components['schemas']['Candidates'];

/** A stack that runs. */
export interface Stack {
  readonly url: string;
  readonly dataDir: string;
}

export interface Edge {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A further edge in front of the services and the store of a stack, which composes its pages of these candidates. So every variant is
 * answered in the same way, down to compression, headers and content security policy.
 */
export async function startEdge(stack: Stack, candidates: Candidates, directory: string): Promise<Edge> {
  const registry = await serveCandidates(candidates);
  const settings = readSettings({ PORT: new URL(stack.url).port, DATA_DIR: stack.dataDir });
  const port = await freeBase();
  const place = { cwd: join(root, 'deploy/edge'), logDir: join(directory, 'logs') };
  await mkdir(place.logDir, { recursive: true });
  const env = {
    ...edgeEnv({ settings, secrets: await readSecrets(stack.dataDir) }),
    PORT: String(port),
    COMPOSITION_FILE: '',
    RELEASES_URL: `http://127.0.0.1:${(registry.server.address() as AddressInfo).port}`, // it listens on TCP
  };
  const edge = new SupervisedProcess({ name: `edge-${port}`, script: 'dist/main.js', env, ...place });
  const stop = async () => {
    await edge.stop();
    await registry.close();
  };
  try {
    edge.start();
    await waitForHealth(edge, `http://127.0.0.1:${port}/healthz`, place.logDir);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, stop };
}

/** What a registry answers to an edge and to open pages. What pages report about themselves is not kept. */
async function serveCandidates(candidates: Candidates): Promise<FastifyInstance> {
  const { id, shell, remotes } = candidates;
  const composition = { id, shell: shell?.stable, remotes: remotes.map(({ stable }) => stable) };
  const app = Fastify({ forceCloseConnections: true });
  app.get('/api/releases/candidates', () => candidates);
  app.get('/api/releases/composition', () => composition);
  app.setNotFoundHandler((_, reply) => reply.status(204).send());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

export async function readCandidates({ url }: Stack): Promise<Candidates> {
  const answer = await fetch(`${url}/api/releases/candidates`);
  return (await answer.json()) as Candidates; // our own contract
}
