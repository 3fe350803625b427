import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestService, type TestApp } from '@declic/nest-kit/testing';
import { beforeEach } from 'vitest';
import { AppModule } from '../app.module';
import type { Manifest } from '../pipeline/manifest';
import type { Offer } from '../modules/shell/shell-offer.entity';
import { aRelease } from './a-release';

export const RELEASE_TOKEN = 'a-release-token-that-only-tests-know';

export const asPipeline = { authorization: `Bearer ${RELEASE_TOKEN}` };

/** The settings that have no default, with a store of its own. */
export function registryEnv(): { RELEASE_TOKEN: string; RELEASE_STORE_DIR: string } {
  return { RELEASE_TOKEN, RELEASE_STORE_DIR: mkdtempSync(join(tmpdir(), 'declic-releases-')) };
}

/** The service for one test file, with the calls that most tests make. Nothing is released before a test. */
export async function startRegistry() {
  const { db, app } = await startTestService(AppModule, { env: registryEnv() });
  beforeEach(() => db.owner.query('TRUNCATE release, current_release, shell_offer'));
  return {
    app,
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
  };
}

async function readComposition(app: TestApp) {
  const response = await app.inject({ url: '/api/releases/composition' });
  return response.json<{
    id: string;
    remotes: { name: string; version: string; entry: string; fallback?: { version: string; entry: string } }[];
  }>();
}
