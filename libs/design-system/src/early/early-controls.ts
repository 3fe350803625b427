import { chooseTheme, currentTheme } from '../theme/theme';

/** What a control does by itself while the page is there and its code is not. */
export type EarlyControl = 'theme' | 'menu';

/** Dispatched on the window when the code of the page takes the controls over. */
const TAKEN_OVER = 'declic:controls-taken-over';
const ATTRIBUTE = 'data-early';

/** The attributes of a control that works before the code of the page is there. */
export function earlyControl(control: EarlyControl) {
  return { [ATTRIBUTE]: control };
}

/**
 * For a script that runs before the code of the page: serves the controls of HTML that was rendered before. A menu opens by the
 * `aria-expanded` of its button.
 */
export function serveControlsEarly(): void {
  const serving = new AbortController();
  const { signal } = serving;
  addEventListener('click', ({ target }) => press(target), { signal });
  addEventListener(TAKEN_OVER, () => serving.abort(), { signal });
}

/** From now on the code of the page hears what is pressed. */
export function takeControlsOver(): void {
  dispatchEvent(new Event(TAKEN_OVER));
}

function press(target: EventTarget | null): void {
  const control = target instanceof Element ? target.closest(`[${ATTRIBUTE}]`) : null;
  const kind = control?.getAttribute(ATTRIBUTE);
  if (kind === 'theme') chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  if (kind === 'menu') control?.setAttribute('aria-expanded', String(control.getAttribute('aria-expanded') !== 'true'));
}
