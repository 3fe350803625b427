import { THEME_COOKIE } from '@declic/remote-kit/contract';
import { expect, it } from 'vitest';
import { chosenTheme } from './chosen-theme';

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', undefined],
])('reads "%s" of the cookie that pages write as %s', (written, theme) => {
  expect(chosenTheme(`a=b; ${THEME_COOKIE}=${written}`)).toBe(theme);
});
