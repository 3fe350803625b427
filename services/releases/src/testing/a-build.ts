import { createHash } from 'node:crypto';
import type { TestApp } from '@declic/nest-kit/testing';
import { INTEGRITY_FILE } from '@declic/remote-kit/contract';
import type { StoredManifest } from '../modules/store/release-store';
import { aRelease, integrityListOf, listFile } from './a-release';
import { asPipeline } from './registry';

/** What a remote's build leaves: a manifest, and files by their hash. */
export interface Build {
  readonly manifest: ReturnType<typeof aRelease>;
  readonly files: ReadonlyMap<string, Buffer>;
}

const FILES = {
  'remoteEntry.js': 'export const entry = 1;'.repeat(100),
  'assets/page.js': 'page',
  'assets/rare.js': 'rare',
};

/** A build whose hashes are right; `changes` are merged into its manifest. */
export function aBuild(version = 'v1', contents: Readonly<Record<string, string>> = {}, changes: object = {}): Build {
  const all = { [INTEGRITY_FILE]: '', ...FILES, ...contents };
  const listed = Object.entries(all).map(([path, text]) => listFile(path, text));
  const manifest = aRelease({ version, files: listed, ...changes });
  const texts = Object.values({ ...all, [INTEGRITY_FILE]: integrityListOf(manifest) });
  return { manifest, files: new Map(texts.map((text) => [digestOf(text), Buffer.from(text)])) };
}

const digestOf = (text: string) => createHash('sha384').update(text).digest('hex');

/** The calls of one pipeline. */
export function aPipeline(app: Pick<TestApp, 'inject'>, headers: Readonly<Record<string, string>> = asPipeline) {
  const post = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  const pipeline = {
    begin: (manifest: object) => post('/api/releases/uploads', { manifest }),
    send: (id: string, digest: string, payload: Buffer | string, type = 'application/octet-stream') =>
      app.inject({
        method: 'PUT',
        url: `/api/releases/uploads/${id}/files/${digest}`,
        headers: { ...headers, 'content-type': type },
        payload,
      }),
    complete: (id: string) => post(`/api/releases/uploads/${id}/completion`),
    /** Begins an upload and sends what it asks for; returns its id and the paths that were asked for. */
    async sendAll({ manifest, files }: Build) {
      const { id, missing } = (await pipeline.begin(manifest)).json<{ id: string; missing: StoredManifest['files'] }>();
      for (const { integrity } of missing) {
        const digest = Buffer.from(integrity.slice(7), 'base64').toString('hex');
        await pipeline.send(id, digest, files.get(digest) ?? '');
      }
      return { id, missing: missing.map(({ path }) => path) };
    },
    /** All of it, and the registration. */
    async release(build: Build, more: object = {}) {
      const { id, missing } = await pipeline.sendAll(build);
      const completed = await pipeline.complete(id);
      const registered = await post('/api/releases/releases', { manifest: build.manifest, ...more });
      return { id, missing, statuses: [completed.statusCode, registered.statusCode] };
    },
  };
  return pipeline;
}
