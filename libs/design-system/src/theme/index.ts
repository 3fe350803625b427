export { applyStoredTheme, chooseTheme, themeStorageKey, useTheme, type Theme } from './theme';
export { ThemeToggle, type ThemeToggleProps } from './theme-toggle';
