/** For scripts that run before the code of a page, and for the code that takes over from them. */
export { serveControlsEarly, takeControlsOver } from './early-controls';
export { applyStoredTheme } from '../theme/theme';
