import { EARLY_ATTRIBUTE } from '../early-control/early-control';
import { chooseTheme, currentTheme } from '../theme/theme';

/** Dispatched on the window when the code of the page takes the controls over. */
const TAKEN_OVER = 'declic:controls-taken-over';

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
  const control = target instanceof Element ? target.closest(`[${EARLY_ATTRIBUTE}]`) : null;
  const kind = control?.getAttribute(EARLY_ATTRIBUTE);
  if (kind === 'theme') chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  if (kind === 'menu') control?.setAttribute('aria-expanded', String(control.getAttribute('aria-expanded') !== 'true'));
}
