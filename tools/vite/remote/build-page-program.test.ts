import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { PageProgram, ReleaseManifest } from '../../../libs/remote-kit/src/contract/index.ts';
import { kitStamp } from '../kit-stamp.ts';
import * as builds from '../testing/build-copy.ts';

const example = fileURLToPath(new URL('./testing/mf-example', import.meta.url));
const config =
  "import { remoteConfig } from '../../vite/remote.ts';\nexport default remoteConfig(import.meta.dirname);\n";

const PAGE = `
import { prefetch, usePageHead } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';

const placesQuery = (id) => ({
  queryKey: ['places', id],
  queryFn: async () => (await fetch(new URL('/api/workshops/places/' + id, 'http://localhost'))).json(),
});
export const loader = ({ params }) => prefetch(placesQuery(params.id));
export function Component() {
  const { data } = useSuspenseQuery(placesQuery(useParams().id));
  usePageHead({ title: 'Places' });
  return <Page>{data.left} left</Page>;
}
const Page = styled.main\`
  display: grid;
  gap: 7px;
\`;
`;

/** The example, whose page of one thing is live, with an answer that its build renders it with. */
function aSite(answer: unknown): string {
  const root = builds.copyProject(example, config);
  const manifest = join(root, 'src/remote.manifest.ts');
  const source = readFileSync(manifest, 'utf8')
    .replace("layout: 'app'", "layout: 'site'")
    .replace('  nav:', "  live: ['/example/:id'],\n  nav:");
  writeFileSync(manifest, source);
  writeFileSync(join(root, 'src/routes/detail.route.tsx'), PAGE);
  const sample = { path: '/example/7', answers: { '/api/workshops/places/7': answer } };
  writeFileSync(join(root, 'src/live-samples.ts'), `export const liveSamples = [${JSON.stringify(sample)}];`);
  return root;
}

it('writes the program of live pages into the release, with the class names that its code will compute', async () => {
  const root = aSite({ left: 3 });
  const { livePages, files } = await builds.buildRelease<ReleaseManifest>(root);
  expect(livePages).toEqual({ program: 'pages/server.cjs', paths: ['/example/:id'] });
  expect(files.map(({ path }) => path)).toContain('pages/server.cjs');
  // No page loads it.
  expect(readFileSync(join(root, 'dist/integrity.json'), 'utf8')).not.toContain('server.cjs');

  const module = { exports: {} as PageProgram };
  new Function('module', 'exports', readFileSync(join(root, 'dist/pages/server.cjs'), 'utf8'))(module, module.exports);
  const { html, styles, kit, data } = await module.exports.render('/example/8', () =>
    Promise.resolve({ status: 200, body: '{"left":2}' }),
  );
  expect(data).toEqual([[['places', '8'], { left: 2 }]]);
  expect(kit).toBe(kitStamp());
  const [, id = '', name = ''] = /<main class="(sc-\w+-0) (\w+)">2<!-- --> left/.exec(html) ?? [];
  expect(styles).toContain(`.${name}{display:grid;gap:7px;}`);
  const code = globSync('dist/assets/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  expect(code.filter((text) => text.includes(`componentId:\`${id}\``))).toHaveLength(1);
});

it('describes nothing that could be released when a live page cannot be rendered, and says which and why', async () => {
  const root = aSite(null);
  await expect(builds.buildRelease(root)).rejects.toThrow(
    'mf-example: the live page /example/7 cannot be rendered: Cannot read properties of null',
  );
  expect(existsSync(join(root, 'dist/release.json'))).toBe(false);
});
