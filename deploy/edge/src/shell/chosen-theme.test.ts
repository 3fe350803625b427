import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chosenTheme, THEME_COOKIE } from './chosen-theme';

const WRITER = new URL('../../../../libs/design-system/src/theme/theme.ts', import.meta.url);

it('reads the cookie that pages write', () => {
  const [, written] = /THEME_COOKIE = '([^']+)'/.exec(readFileSync(WRITER, 'utf8')) ?? [];
  expect(THEME_COOKIE).toBe(written);
  expect(chosenTheme(`a=b; ${written}=dark`)).toBe('dark');
});
