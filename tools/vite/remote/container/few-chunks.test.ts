import { expect, it } from 'vitest';
import { planChunks } from './few-chunks.ts';

interface Module {
  imports?: string[];
  lazy?: string[];
  code?: string;
}

const DIALOG = 'virtual:__loadShare___mf_0_declic_mf_1_design_mf_2_system_mf_1_dialog__loadShare__.js';
const LARGE = 'x'.repeat(60_000);

function plan(modules: Record<string, Module>): Record<string, string> {
  const getModuleInfo = (id: string) => {
    const { imports = [], lazy = [], code = '' } = modules[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: lazy, code } as never; // the part that is read
  };
  return Object.fromEntries(planChunks('/remote.tsx', { getModuleInfo }));
}

const remote = { imports: ['/paths.ts'], lazy: ['/a.route.tsx', '/b.route.tsx', '/c.route.tsx'] };

it('puts together what every route needs and the small parts that some share', () => {
  const planned = plan({
    '/remote.tsx': remote,
    '/a.route.tsx': { imports: ['/paths.ts', '/card.tsx', '/own.ts'] },
    '/b.route.tsx': { imports: ['/card.tsx'] },
  });
  expect(planned).toEqual({ '/remote.tsx': 'remote', '/paths.ts': 'remote', '/card.tsx': 'remote' });
});

it('gives a large part that only some routes share a file of its own, with what it needs', () => {
  const planned = plan({
    '/remote.tsx': remote,
    '/a.route.tsx': { imports: ['/editor.ts', '/small.ts'] },
    '/b.route.tsx': { imports: ['/editor.ts', '/small.ts'] },
    '/editor.ts': { code: LARGE },
  });
  expect(planned['/editor.ts']).toBe('shared-0-1');
  expect(planned['/small.ts']).toBe('shared-0-1');
});

it('puts a small route into the large file that it needs, and leaves a large one by itself', () => {
  const planned = plan({
    '/remote.tsx': remote,
    '/a.route.tsx': { imports: ['/editor.ts', '/own.ts'] },
    '/b.route.tsx': { imports: ['/editor.ts'], code: LARGE },
    '/editor.ts': { code: LARGE },
  });
  expect(planned['/a.route.tsx']).toBe('shared-0-1');
  expect(planned['/own.ts']).toBe('shared-0-1');
  expect(planned['/b.route.tsx']).toBeUndefined();
});

it('leaves a small route by itself that needs an entry on demand which the large file does not', () => {
  const files = (needs: string[]) => ({
    '/remote.tsx': remote,
    '/a.route.tsx': { imports: ['/editor.ts', DIALOG] },
    '/b.route.tsx': { imports: ['/editor.ts'] },
    '/editor.ts': { code: LARGE, imports: needs },
  });
  expect(plan(files([]))['/a.route.tsx']).toBeUndefined();
  expect(plan(files([DIALOG]))['/a.route.tsx']).toBe('shared-0-1');
});

it('keeps a large part in the common file when every route needs it', () => {
  const planned = plan({
    '/remote.tsx': remote,
    '/a.route.tsx': { imports: ['/client.ts'] },
    '/b.route.tsx': { imports: ['/client.ts'] },
    '/c.route.tsx': { imports: ['/client.ts'] },
    '/client.ts': { code: LARGE },
  });
  expect(planned['/client.ts']).toBe('remote');
});

it('leaves alone what needs an entry that the shell fetches on demand: the common file would wait for it', () => {
  const planned = plan({
    '/remote.tsx': remote,
    '/a.route.tsx': { imports: ['/question.tsx'] },
    '/b.route.tsx': { imports: ['/question.tsx'] },
    '/question.tsx': { imports: [DIALOG] },
  });
  expect(planned['/question.tsx']).toBeUndefined();
  expect(planned[DIALOG]).toBeUndefined();
});

it('adds what is small, where a route and a part that it imports later need it', () => {
  const planned = plan({
    '/remote.tsx': remote,
    '/a.route.tsx': { imports: ['/utm.ts', '/table.ts'], lazy: ['/booking.tsx'] },
    '/booking.tsx': { imports: ['/utm.ts', '/table.ts'] },
    '/table.ts': { code: LARGE },
  });
  expect(planned['/utm.ts']).toBe('remote');
});

it('makes one file of a route and of what a part that it imports later needs, too, unless another route can import that part', () => {
  const files = (lazyOfB: string[]) => ({
    '/remote.tsx': remote,
    '/a.route.tsx': { imports: ['/table.ts', '/own.ts'], lazy: ['/booking.tsx'] },
    '/b.route.tsx': { lazy: lazyOfB },
    '/booking.tsx': { imports: ['/table.ts'] },
    '/table.ts': { code: LARGE },
  });
  const planned = plan(files([]));
  expect(planned).toMatchObject({ '/a.route.tsx': 'a.route', '/own.ts': 'a.route', '/table.ts': 'a.route' });
  expect(planned['/booking.tsx']).toBeUndefined();
  expect(plan(files(['/booking.tsx']))['/table.ts']).toBeUndefined();
});

it('leaves an icon to the route that shows it, though all are imported from one index', () => {
  const folder = '/node_modules/icons/';
  const names = Array.from({ length: 200 }, (_, index) => `Icon${index}`);
  const show = (...icons: string[]) => ({
    imports: [`${folder}index.mjs`],
    code: `import { ${icons.join()} } from 'icons';`,
  });
  const planned = plan({
    '/remote.tsx': remote,
    '/a.route.tsx': show('Icon1', 'Icon2'),
    '/b.route.tsx': show('Icon2', 'Icon3'),
    [`${folder}index.mjs`]: {
      imports: names.map((name) => `${folder}icons/${name}.mjs`),
      code: names.map((name) => `export { default as ${name} } from './icons/${name}.mjs';`).join('\n'),
    },
  });
  expect(Object.keys(planned).filter((id) => id.startsWith(folder))).toEqual([`${folder}icons/Icon2.mjs`]);
});
