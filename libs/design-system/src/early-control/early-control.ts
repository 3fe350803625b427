/** What a control does by itself while the page is there and its code is not. */
export type EarlyControl = 'theme' | 'menu';

export const EARLY_ATTRIBUTE = 'data-early';

/** The attributes of a control that works before the code of the page is there. */
export function earlyControl(control: EarlyControl) {
  return { [EARLY_ATTRIBUTE]: control };
}
