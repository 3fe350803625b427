import { EARLY_ATTRIBUTE } from '../early-control/early-control';
import { chooseTheme, currentTheme } from '../theme/theme';

/** Dispatched on the window when the code of the page takes the controls over. */
const TAKEN_OVER = 'declic:controls-taken-over';

/**
 * For a script that runs before the code of the page: serves the controls of HTML that was rendered before. A menu opens by the
 * `aria-expanded` of its button. A button that does nothing without the code is remembered, for that code to press.
 */
export function serveControlsEarly(): void {
  const serving = new AbortController();
  const { signal } = serving;
  let pressed: Element | null = null;
  addEventListener('click', ({ target }) => (pressed = press(target) ?? pressed), { signal });
  addEventListener(
    TAKEN_OVER,
    (event) => {
      serving.abort();
      (event as CustomEvent<Handover>).detail.pressed = pressed;
    },
    { signal },
  );
}

interface Handover {
  pressed: Element | null;
}

/**
 * From now on the code of the page hears what is pressed. The returned function presses the button that was pressed last and has not
 * answered, for when the code is there; it does nothing where the page was rendered anew.
 */
export function takeControlsOver(): () => void {
  const handover: Handover = { pressed: null };
  dispatchEvent(new CustomEvent(TAKEN_OVER, { detail: handover }));
  return () => {
    const { pressed } = handover;
    if (pressed?.isConnected && pressed instanceof HTMLElement) pressed.click();
  };
}

/** Serves the control, or returns it when it has to wait. Forms and links work by themselves. */
function press(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(`[${EARLY_ATTRIBUTE}],button[type=button]`) : null;
  const kind = control?.getAttribute(EARLY_ATTRIBUTE);
  if (kind === 'theme') chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  if (kind === 'menu') control?.setAttribute('aria-expanded', String(control.getAttribute('aria-expanded') !== 'true'));
  return kind ? null : control;
}
