import { css, styled } from 'styled-components';
import { IconButtonElement } from '../button/icon-button';
import { earlyControl } from '../early-control/early-control';
import { Moon, Sun } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import { chooseTheme, currentTheme } from './theme';
import { useShownTheme } from './use-theme';

interface ThemeToggleTexts {
  toLight: string;
  toDark: string;
}

const english: ThemeToggleTexts = { toLight: 'Switch to light theme', toDark: 'Switch to dark theme' };

export interface ThemeToggleProps {
  texts?: Partial<ThemeToggleTexts> | undefined;
}

/** Switches between light and dark. Rules choose icon and name, so that they are right in HTML that was rendered for every theme. */
export function ThemeToggle({ texts }: ThemeToggleProps) {
  const { toLight, toDark } = { ...english, ...texts };
  const theme = useShownTheme();

  return (
    <IconButtonElement
      type="button"
      title={theme && (theme === 'dark' ? toLight : toDark)}
      {...earlyControl('theme')}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <OnLight>
        <Moon size={20} aria-hidden />
        <VisuallyHidden>{toDark}</VisuallyHidden>
      </OnLight>
      <OnDark>
        <Sun size={20} aria-hidden />
        <VisuallyHidden>{toLight}</VisuallyHidden>
      </OnDark>
    </IconButtonElement>
  );
}

/** While the dark theme is shown: by choice, or by the system's without one. */
const onDark = (display: 'contents' | 'none') => css`
  :root[data-theme='dark'] & {
    display: ${display};
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      display: ${display};
    }
  }
`;

const OnLight = styled.span`
  display: contents;
  ${onDark('none')}
`;

const OnDark = styled.span`
  display: none;
  ${onDark('contents')}
`;
