import { THEME_COOKIE } from './theme-cookie';

/** What is on the screen. */
export type Theme = 'light' | 'dark';

/** Where the reader's choice is kept; without one, the system decides. */
export const themeStorageKey = 'declic.theme';

export const darkSystem = '(prefers-color-scheme: dark)';
/** Dispatched on the window when a theme was chosen. */
export const THEME_CHANGED = 'declic:theme';

/** As long as browsers keep a cookie at most. */
const COOKIE_LIFE_S = 400 * 24 * 60 * 60;

/** Puts a stored choice on the page, and into the cookie, which may have ended. */
export function applyStoredTheme(): void {
  const stored = readStored();
  if (stored) {
    document.documentElement.dataset['theme'] = stored;
    writeCookie(stored, COOKIE_LIFE_S);
  }
}

/** Chooses a theme; choosing what the system already shows gives the decision back to the system. */
export function chooseTheme(theme: Theme): void {
  if (theme === systemTheme()) forget();
  else remember(theme);
  window.dispatchEvent(new Event(THEME_CHANGED));
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

function systemTheme(): Theme {
  return window.matchMedia?.(darkSystem).matches ? 'dark' : 'light';
}

function remember(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  withStorage((storage) => storage.setItem(themeStorageKey, theme));
  writeCookie(theme, COOKIE_LIFE_S);
}

function forget(): void {
  delete document.documentElement.dataset['theme'];
  withStorage((storage) => storage.removeItem(themeStorageKey));
  writeCookie('', 0);
}

function readStored(): Theme | null {
  const stored = withStorage((storage) => storage.getItem(themeStorageKey));
  return stored === 'light' || stored === 'dark' ? stored : null;
}

function writeCookie(theme: Theme | '', lifeS: number): void {
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${lifeS}; samesite=lax`;
}

/** Some browsers refuse storage altogether; a theme is not worth an error. */
function withStorage<Result>(read: (storage: Storage) => Result): Result | null {
  try {
    return read(window.localStorage);
  } catch {
    return null;
  }
}
