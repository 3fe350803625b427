import { IconButton } from '../button/icon-button';
import { Moon, Sun } from '../icons';
import { chooseTheme, useTheme } from './theme';

export interface ThemeToggleProps {
  toLightLabel?: string | undefined;
  toDarkLabel?: string | undefined;
}

/** Switches between light and dark. */
export function ThemeToggle({
  toLightLabel = 'Switch to light theme',
  toDarkLabel = 'Switch to dark theme',
}: ThemeToggleProps) {
  const dark = useTheme() === 'dark';
  const Icon = dark ? Sun : Moon;

  return (
    <IconButton
      label={dark ? toLightLabel : toDarkLabel}
      icon={<Icon size={20} aria-hidden />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  );
}
