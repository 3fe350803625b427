import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { PrerenderedPage, ReleaseManifest } from '../../../libs/remote-kit/src/contract/index.ts';
import { kitStamp } from '../kit-stamp.ts';
import * as builds from '../testing/build-copy.ts';

const example = fileURLToPath(new URL('./testing/mf-example', import.meta.url));
const config =
  "import { remoteConfig } from '../../vite/remote.ts';\nexport default remoteConfig(import.meta.dirname);\n";

/** The example, whose pages at these addresses are rendered to HTML. */
function aSite(page: string, paths = ['/example']): string {
  const root = builds.copyProject(example, config);
  const manifest = join(root, 'src/remote.manifest.ts');
  const source = readFileSync(manifest, 'utf8')
    .replace("layout: 'app'", "layout: 'site'")
    .replace('  nav:', `  prerender: ${JSON.stringify(paths)},\n  nav:`);
  writeFileSync(manifest, source);
  writeFileSync(join(root, 'src/routes/home.route.tsx'), page);
  return root;
}

const PAGE = `
import { Heading } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { styled } from 'styled-components';

export function Component() {
  usePageHead({ title: 'Example', description: 'A page' });
  return <Page><Heading level={1}>Example</Heading></Page>;
}

const Page = styled.main\`
  display: grid; /* a comment */
  gap: 7px;
\`;
`;

it('writes pages into the release, with the class names that its code will compute', async () => {
  const root = aSite(PAGE);
  const { pages, files } = await builds.buildRelease<ReleaseManifest>(root);
  expect(pages).toEqual({ '/example': 'pages/example.json' });
  expect(files.map(({ path }) => path)).toContain('pages/example.json');

  const page = JSON.parse(readFileSync(join(root, 'dist/pages/example.json'), 'utf8')) as PrerenderedPage;
  expect(page.head).toEqual({ title: 'Example', description: 'A page' });
  expect(page.kit).toBe(kitStamp());
  const [, id = '', name = ''] = /<main class="(sc-\w+-0) (\w+)">/.exec(page.html) ?? [];
  expect(page.styles).toContain(`.${name}{display:grid;gap:7px;}`);
  const code = globSync('dist/assets/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  expect(code.filter((text) => text.includes(`componentId:\`${id}\``))).toHaveLength(1);
});

it('describes nothing that could be released when one of the pages cannot be rendered, and says which and why', async () => {
  const root = aSite(PAGE.replace('usePageHead({', 'if (location.pathname) usePageHead({'));
  await expect(builds.buildRelease(root)).rejects.toThrow(
    'mf-example: the page /example cannot be prerendered: location is not defined',
  );
  expect(existsSync(join(root, 'dist/release.json'))).toBe(false);
});
