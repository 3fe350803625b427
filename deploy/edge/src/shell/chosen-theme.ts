export type Theme = 'light' | 'dark';

/** The theme that a visitor chose on a page, which keeps it in a cookie; undefined when the system decides. */
export function chosenTheme(cookies = ''): Theme | undefined {
  const [, theme] = /(?:^|;\s*)declic-theme=(light|dark)\s*(?:;|$)/.exec(cookies) ?? [];
  return theme as Theme | undefined; // one of the two in the pattern
}
