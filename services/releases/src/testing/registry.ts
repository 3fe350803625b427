import { createTestApp, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { AppModule } from '../app.module';
import type { Manifest } from '../modules/releases/release.entity';
import type { Offer } from '../modules/shell/shell-offer.entity';
import { aRelease } from './a-release';

export const RELEASE_TOKEN = 'a-release-token-that-only-tests-know';

export const asPipeline = { authorization: `Bearer ${RELEASE_TOKEN}` };

/** The service in a test, with the calls that most tests make. */
export async function startRegistry(db: TestDatabase) {
  const app = await createTestApp(AppModule, { db, env: { RELEASE_TOKEN } });
  return {
    app,
    /** As if nothing had ever been released. */
    clear: () => db.owner.query('TRUNCATE release, current_release, shell_offer'),
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
