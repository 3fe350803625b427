export type Theme = 'light' | 'dark';

/** Written by the design system, which does not run here: a test compares the two. */
export const THEME_COOKIE = 'declic-theme';

const CHOICE = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=(light|dark)\\s*(?:;|$)`);

/** The theme that a visitor chose on a page, which keeps it in a cookie; undefined when the system decides. */
export function chosenTheme(cookies = ''): Theme | undefined {
  const [, theme] = CHOICE.exec(cookies) ?? [];
  return theme as Theme | undefined; // one of the two in the pattern
}
