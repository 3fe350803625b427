export { applyStoredTheme } from './theme';
export { ThemeToggle, type ThemeToggleProps } from './theme-toggle';
