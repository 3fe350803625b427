import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpInput, OpOutput } from '@declic/nest-kit';
import { startTestService, type TestApp } from '@declic/nest-kit/testing';
import { beforeEach } from 'vitest';
import { AppModule } from '../app.module';
import type { Manifest, RemoteManifest, ShellManifest } from '../pipeline/manifest';
import { aRelease, aShell } from './a-release';
import { putIntoStore } from './put-into-store';

export const RELEASE_TOKEN = 'a-release-token-that-only-tests-know';

/** Signs preview links. */
const PREVIEW_SECRET = 'a-preview-secret-that-only-tests-know';

/** As an operator. */
export const asPipeline = { authorization: `Bearer ${RELEASE_TOKEN}` };

export const TEAM_TOKENS = {
  flow: { token: 'the-token-of-the-flow-team-in-tests-only', deployables: ['mf-flow'] },
  workshops: { token: 'the-token-of-the-workshops-team-in-tests', deployables: ['mf-workshops'] },
};

export const asTeam = (team: keyof typeof TEAM_TOKENS) => ({ authorization: `Bearer ${TEAM_TOKENS[team].token}` });

type Registration = Partial<Omit<OpInput<'registerRelease'>['body'], 'manifest'>>;
type Choosing = OpInput<'setCurrentRelease'>['body'];
type Headers = Record<string, string>;

/** The settings that have no default, with a store of its own. */
export function registryEnv() {
  return {
    PREVIEW_SECRET,
    RELEASE_TOKEN,
    RELEASE_TOKENS: JSON.stringify(TEAM_TOKENS),
    RELEASE_STORE_DIR: mkdtempSync(join(tmpdir(), 'declic-releases-')),
  };
}

/** The service for one test file, with the calls that most tests make. Nothing is released before a test. */
export async function startRegistry() {
  const env = registryEnv();
  const { db, app } = await startTestService(AppModule, { env });
  beforeEach(() => db.owner.query('TRUNCATE release, current_release, release_event, served_composition'));

  const post = (manifest: Manifest, registration: Registration = {}, headers: Headers = asPipeline) =>
    app.inject({
      method: 'POST',
      url: '/api/releases/releases',
      headers,
      payload: { manifest, ...registration },
    });
  const send = (manifest: Manifest, registration?: Registration, headers?: Headers) => {
    putIntoStore(env.RELEASE_STORE_DIR, manifest);
    return post(manifest, registration, headers);
  };
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await app.inject({ url: `/api/releases/${path}`, headers: asPipeline })).json<Answer>();

  return {
    app,
    db,
    storeDir: env.RELEASE_STORE_DIR,
    /** Registers a release whose files are stored; `post` stores none. */
    send,
    post,
    register: (changes: Partial<RemoteManifest> = {}, registration?: Registration, headers?: Headers) =>
      send(aRelease(changes), registration, headers),
    registerShell: (changes: Partial<ShellManifest> = {}, registration?: Registration, headers?: Headers) =>
      send(aShell(changes), registration, headers),
    choose: (version: string, { name = 'mf-flow', headers = asPipeline, ...choosing }: ChooseOptions = {}) =>
      app.inject({
        method: 'PUT',
        url: `/api/releases/deployables/${name}/current`,
        headers,
        payload: { version, ...choosing },
      }),
    /** Has pages report that versions rendered. */
    render: async (...versions: string[]) => {
      for (const version of versions) await reportLoaded(app, version);
    },
    history: (name = 'mf-flow') => read<OpOutput<'listReleases'>>(`deployables/${name}/releases`),
    events: async (name = 'mf-flow') => (await read<OpOutput<'listReleaseEvents'>>(`deployables/${name}/events`)).items,
    composition: () => read<OpOutput<'getComposition'>>('composition'),
    candidates: () => read<OpOutput<'getCandidates'>>('candidates'),
  };
}

interface ChooseOptions extends Omit<Choosing, 'version'> {
  name?: string;
  headers?: Headers;
}

function reportLoaded(app: TestApp, version: string) {
  return app.inject({
    method: 'POST',
    url: '/api/releases/beacons',
    payload: {
      kind: 'loaded',
      composition_id: '0123456789abcdef',
      remote: 'mf-flow',
      version,
      owner: 'flow',
      path: '/tools/flow-content',
      duration_ms: 10,
    },
  });
}
