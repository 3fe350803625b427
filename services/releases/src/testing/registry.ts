import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpInput, OpOutput } from '@declic/nest-kit';
import { startTestService, type TestApp } from '@declic/nest-kit/testing';
import { beforeEach } from 'vitest';
import { AppModule } from '../app.module';
import type { Manifest, RemoteManifest, ShellManifest } from '../pipeline/manifest';
import { aRelease, aShell } from './a-release';
import { environment, RELEASE_TOKEN } from './environment';
import { addressIn, beaconOf, flush, sendBeacon } from './pages';
import { putIntoStore } from './put-into-store';

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
    ...environment,
    RELEASE_TOKENS: JSON.stringify(TEAM_TOKENS),
    RELEASE_STORE_DIR: mkdtempSync(join(tmpdir(), 'declic-releases-')),
  };
}

/** The service for one test file, with the calls that most tests make. Nothing is released before a test. */
export async function startRegistry() {
  const env = registryEnv();
  const { db, app, clock, startReplica } = await startTestService(AppModule, { env });
  beforeEach(() =>
    db.owner.query('TRUNCATE release, current_release, release_event, observation, canary_trial, served_composition'),
  );

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
  const put = (path: string, payload: object, headers: Headers) =>
    app.inject({ method: 'PUT', url: `/api/releases/deployables/${path}`, headers, payload });
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await app.inject({ url: `/api/releases/${path}`, headers: asPipeline })).json<Answer>();

  return {
    app,
    db,
    storeDir: env.RELEASE_STORE_DIR,
    clock,
    startReplica,
    /** Registers a release whose files are stored; `post` stores none. */
    send,
    post,
    register: (changes: Partial<RemoteManifest> = {}, registration?: Registration, headers?: Headers) =>
      send(aRelease(changes), registration, headers),
    registerShell: (changes: Partial<ShellManifest> = {}, registration?: Registration, headers?: Headers) =>
      send(aShell(changes), registration, headers),
    choose: (version: string, { name = 'mf-flow', headers = asPipeline, ...choosing }: ChangeOptions = {}) =>
      put(`${name}/current`, { version, ...choosing }, headers),
    freeze: (frozen: boolean, { name = 'mf-flow', headers = asPipeline, ...change }: ChangeOptions = {}) =>
      put(`${name}/frozen`, { frozen, ...change }, headers),
    retire: (retired: boolean, { name = 'mf-flow', headers = asPipeline, ...change }: ChangeOptions = {}) =>
      put(`${name}/retired`, { retired, ...change }, headers),
    withdraw: (version: string, { name = 'mf-flow', headers = asPipeline, ...payload }: ChangeOptions = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/releases/deployables/${name}/releases/${version}/withdrawal`,
        headers,
        payload,
      }),
    setCanary: (
      version: string,
      percent: number,
      headers = asPipeline,
      change: { expect?: string | null; reason?: string } = {},
    ) =>
      app.inject({
        method: 'PUT',
        url: '/api/releases/deployables/mf-flow/canary',
        headers,
        payload: { version, percent, ...change },
      }),
    endCanary: (end: 'promotion' | 'end', version: string, headers = asPipeline, expect?: string) =>
      app.inject({
        method: 'POST',
        url: `/api/releases/deployables/mf-flow/canary/${end}`,
        headers,
        payload: { version, expect, reason: 'Tests say so.' },
      }),
    /** Has pages report that versions rendered. */
    render: async (...versions: string[]) => {
      for (const version of versions) await reportLoaded(app, version);
      await flush(app);
    },
    history: (name = 'mf-flow') => read<OpOutput<'listReleases'>>(`deployables/${name}/releases`),
    events: async (name = 'mf-flow') => (await read<OpOutput<'listReleaseEvents'>>(`deployables/${name}/events`)).items,
    composition: () => read<OpOutput<'getComposition'>>('composition'),
    health: async (hours = 24) => (await read<OpOutput<'getReleaseHealth'>>(`health?hours=${hours}`)).versions,
    candidates: () => read<OpOutput<'getCandidates'>>('candidates'),
    served: async () => (await read<OpOutput<'listServedReleases'>>('served')).items,
  };
}

interface ChangeOptions extends Omit<Choosing, 'version'> {
  name?: string;
  headers?: Headers;
}

/** From another network each time: a process remembers what it has written. */
let networks = 0;

function reportLoaded(app: TestApp, version: string) {
  networks += 1;
  const address = addressIn(networks);
  return sendBeacon(app, address, beaconOf({ address, served: { name: 'mf-flow', version } }, 'loaded'));
}
