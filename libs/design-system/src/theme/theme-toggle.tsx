import { IconButton } from '../button/icon-button';
import { Moon, Sun } from '../icons';
import { earlyControl } from '../early-control/early-control';
import { chooseTheme } from './theme';
import { useTheme } from './use-theme';

export interface ThemeToggleTexts {
  toLight: string;
  toDark: string;
}

const english: ThemeToggleTexts = { toLight: 'Switch to light theme', toDark: 'Switch to dark theme' };

export interface ThemeToggleProps {
  texts?: Partial<ThemeToggleTexts> | undefined;
}

/** Switches between light and dark. */
export function ThemeToggle({ texts }: ThemeToggleProps) {
  const words = { ...english, ...texts };
  const dark = useTheme() === 'dark';
  const Icon = dark ? Sun : Moon;

  return (
    <IconButton
      label={dark ? words.toLight : words.toDark}
      icon={<Icon size={20} aria-hidden />}
      {...earlyControl('theme')}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  );
}
