import type { OpOutput } from '@declic/nest-kit';
import { startTestService, type TestApp } from '@declic/nest-kit/testing';
import { beforeEach } from 'vitest';
import { AppModule } from '../app.module';
import type { Manifest } from '../pipeline/manifest';
import type { Offer } from '../modules/shell/shell-offer.entity';
import { aRelease } from './a-release';
import { environment, RELEASE_TOKEN } from './environment';

export const asPipeline = { authorization: `Bearer ${RELEASE_TOKEN}` };

/** The service for one test file, with the calls that most tests make. Nothing is released before a test. */
export async function startRegistry() {
  const { db, app, clock, startReplica } = await startTestService(AppModule, { env: environment });
  beforeEach(() => db.owner.query('TRUNCATE release, current_release, shell_offer, observation'));
  return {
    app,
    db,
    clock,
    startReplica,
    register: (changes: Partial<Manifest> = {}, activate = true) =>
      app.inject({
        method: 'POST',
        url: '/api/releases/releases',
        headers: asPipeline,
        payload: { manifest: aRelease(changes), activate },
      }),
    choose: (version: string, name = 'mf-flow') =>
      app.inject({
        method: 'PUT',
        url: `/api/releases/remotes/${name}/current`,
        headers: asPipeline,
        payload: { version },
      }),
    announce: (offer: Offer) =>
      app.inject({ method: 'PUT', url: '/api/releases/shell', headers: asPipeline, payload: { offer } }),
    history: (name = 'mf-flow') => app.inject({ url: `/api/releases/remotes/${name}/releases`, headers: asPipeline }),
    composition: () => readComposition(app),
    health: (hours = 24) => readHealth(app, hours),
  };
}

async function readComposition(app: TestApp) {
  const response = await app.inject({ url: '/api/releases/composition' });
  return response.json<{
    id: string;
    remotes: { name: string; version: string; entry: string; fallback?: { version: string; entry: string } }[];
  }>();
}

async function readHealth(app: TestApp, hours: number) {
  const response = await app.inject({ url: `/api/releases/health?hours=${hours}`, headers: asPipeline });
  return response.json<OpOutput<'getReleaseHealth'>>().versions;
}
