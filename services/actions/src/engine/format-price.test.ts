import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatPrice } from './format-price';

it.each([
  ['en', ['0 credits', '1 credit', '2 credits', '10 credits']],
  ['fr', ['0 crédit', '1 crédit', '2 crédits', '10 crédits']],
  ['es', ['0 créditos', '1 crédito', '2 créditos', '10 créditos']],
] as const)('writes 0, 1, 2 and 10 in %s as %j', (language, texts) => {
  expect([0, 1, 2, 10].map((credits) => formatPrice(credits, language))).toEqual(texts);
});

it.each([
  ['en', '5,000 credits'],
  ['fr', '5\u202f000 crédits'],
  ['es', '12.000 créditos'],
] as const)('groups the digits of thousands as %s does', (language, text) => {
  expect(formatPrice(language === 'es' ? 12_000 : 5_000, language)).toBe(text);
});

it('is the one place that chooses between credit and credits', () => {
  const source = join(import.meta.dirname, '..');
  const chosen = globSync('**/*.ts', { cwd: source }).filter((file) =>
    /\?\s*['"`]cr[eé]dit[^'"`]*['"`]\s*:\s*['"`]cr[eé]dit|\$\{\w+ === 1 \? '' : 's'\}[^\n]*credit/u.test(
      readFileSync(join(source, file), 'utf8'),
    ),
  );
  expect(chosen).toEqual([]);
});
