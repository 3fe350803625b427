import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatPrice } from './format-price';

it.each([
  [0, 'en', '0 credits'],
  [1, 'en', '1 credit'],
  [2, 'en', '2 credits'],
  [0, 'fr', '0 crédit'],
  [1, 'fr', '1 crédit'],
  [5, 'fr', '5 crédits'],
  [0, 'es', '0 créditos'],
  [1, 'es', '1 crédito'],
  [10, 'es', '10 créditos'],
] as const)('writes %d in %s as %j', (credits, language, text) => {
  expect(formatPrice(credits, language)).toBe(text);
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
