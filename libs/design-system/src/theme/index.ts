export { applyStoredTheme } from './theme';
export { ThemeToggle } from './theme-toggle';
