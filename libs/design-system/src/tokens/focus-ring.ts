import { token } from './token';

/** The outline of what has the focus: around every element by default, and around parts that show the focus of another one. */
export const focusRing = `2px solid ${token.color.focus}`;
