import { THEME_COOKIE } from '@declic/remote-kit/contract';

export type Theme = 'light' | 'dark';

const CHOICE = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=(light|dark)\\s*(?:;|$)`);

/** The theme that a visitor chose on a page, which keeps it in a cookie; undefined when the system decides. */
export function chosenTheme(cookies = ''): Theme | undefined {
  const [, theme] = CHOICE.exec(cookies) ?? [];
  return theme as Theme | undefined; // one of the two in the pattern
}
