import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { expect, it } from 'vitest';
import { edgeEnv } from './environments.ts';
import { readSettings } from './settings.ts';

it('gives the edge files of the data folder only, so that nothing which it serves is written by a build', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'declic-data-'));
  const before = new Set(Object.entries(process.env).map(([name, value]) => `${name}=${value}`));
  const own = Object.entries(edgeEnv({ settings: readSettings({ DATA_DIR: dataDir }), secrets: { DATABASE_SEED: 'x' } }));
  const paths = own.filter(([name, value = '']) => isAbsolute(value) && !before.has(`${name}=${value}`));

  expect(paths.map(([name]) => name)).toEqual(expect.arrayContaining(['RELEASES_DIR', 'COMPOSITION_FILE']));
  for (const [name, path = ''] of paths) expect(path.startsWith(dataDir), `${name}=${path}`).toBe(true);
});
