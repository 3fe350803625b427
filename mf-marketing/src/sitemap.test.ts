import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedOn } from './sitemap';

const FOLDER = join(import.meta.dirname, 'i18n');

function textsHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  for (const name of files.sort()) hash.update(readFileSync(join(FOLDER, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Search engines read a page again when its day is a new one: whoever changes the texts writes the day and the hash anew. */
it('says in the sitemap on which day the texts changed last', () => {
  expect({ changedOn, texts: textsHash() }).toEqual({ changedOn: '2026-11-29', texts: '704d15c8e77b7efa' });
});
