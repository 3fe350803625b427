export { applyStoredTheme } from './theme';
export { ThemeToggle, type ThemeToggleProps, type ThemeToggleTexts } from './theme-toggle';
