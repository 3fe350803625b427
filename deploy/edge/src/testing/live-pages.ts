import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPrograms } from '@declic/nest-kit/testing/build-programs';
import type { ReadForPage } from '@declic/remote-kit/contract';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import type { ComposedRemote } from '../composition/composition';
import { LivePages, type LivePagesOptions } from '../live-pages/live-pages';
import { forMicrosite, MICROSITE_HOME } from '../microsite/microsite';
import { aComposition, aRemote } from './a-composition';
import { writeFiles } from './store-shell';

const areas = [{ path: '/workshops', layout: 'site', access: 'public' } as const];
const preload = { '/workshops': ['a.js'], '/workshops/booking': ['a.js'], '/workshops/:id': ['a.js'] };

/** A program whose pages show the seats of a service. */
export const SEATS = `
exports.render = async (path, read) => {
  const { status, body } = await read('/api/workshops/sessions' + path.replace(/^\\/workshops/, ''));
  const data = status === 200 ? JSON.parse(body) : null;
  return {
    head: { title: 'Atelier', lang: 'fr', canonical: path, ...(data === null && { missing: true, noindex: true }) },
    styles: '.a{color:red}',
    html: '<main><h1>' + (data ? data.seats + ' places' : 'introuvable') + '</h1></main>',
    kit: 'k1',
    data: [[['workshops', path], data]],
  };
};`;

/** A program whose pages are what this expression says, of \`path\`, \`read\`, \`site\` and a page that is right. */
export const rendering = (expression: string, before = ''): string => `
const { require } = globalThis.process ?? {};
${before}
exports.render = async (path, read, site) => {
  const page = { head: { title: 'X' }, styles: '', html: '<main>right</main>', kit: 'k1', data: [] };
  return ${expression};
};`;

/** Puts a program of a version of the workshops into a store of releases, and returns what a composition says of it. */
export function storeProgram(releasesDir: string, version: string, source: string): ComposedRemote {
  writeFiles(join(releasesDir, 'mf-workshops', version), { 'pages/server.cjs': source });
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  const program = { file: 'pages/server.cjs', integrity };
  return aRemote({ version, areas, preload, livePages: { program, paths: ['/workshops', '/workshops/:id'] } });
}

/** For one test file: the worker as it is deployed, and a store of releases. */
export function setUpLivePages() {
  const releasesDir = mkdtempSync(join(tmpdir(), 'live-pages-'));
  const built = { workerFile: '', releasesDir };
  let count = 0;
  beforeAll(async () => {
    const { folder, remove } = await buildPrograms(join(import.meta.dirname, '../..'), {});
    built.workerFile = join(folder, 'page-worker.js');
    afterAll(remove);
  });

  /** Pages of a program, whose service has some seats until a test says otherwise. A process starts as slowly as the machine does. */
  function open(source = SEATS, options: Partial<LivePagesOptions> = {}) {
    const read = vi.fn<ReadForPage>(() => Promise.resolve({ status: 200, body: '{"seats":3}' }));
    const faults: string[] = [];
    const log = { error: ({ err }: { err: Error }) => void faults.push(err.message) } as LivePagesOptions['log'];
    const pages = new LivePages({ ...built, read, log, limitMs: 30_000, waitMs: 30_000, ...options });
    onTestFinished(() => pages.stop());
    const release = (program: string) => storeProgram(releasesDir, `w${(count += 1)}`, program);
    let remote = release(source);
    return {
      read,
      find: async (path = '/workshops/7') => pages.find(aComposition({ remotes: [remote] }), { path }),
      /** On the host where they are the whole site. */
      findOnSite: async (path: string) =>
        pages.find(forMicrosite(aComposition({ remotes: [remote] })), { path, site: MICROSITE_HOME }),
      prepare: () => pages.prepare(aComposition({ remotes: [remote] })),
      /** Another release is chosen from now on. */
      choose: (chosen: ComposedRemote) => void (remote = chosen),
      release,
      get remote() {
        return remote;
      },
      /** Why there was no page. */
      faults: () => faults,
    };
  }
  return { built, open };
}
