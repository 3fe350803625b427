import { useId, useLayoutEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, token } from '../tokens';
import { Wordmark } from '../brand';
import { earlyControl } from '../early-control/early-control';
import { IconButton } from '../button/icon-button';
import { Menu, X } from '../icons';
import { Container } from '../layout/container';
import { Anchor } from '../link/link-provider';
import { FurtherLinks } from './further-links';
import { NavList, type NavItem } from './nav-list';
import { useMenu } from './use-menu';

interface HeaderTexts {
  /** The name of the link of the wordmark. */
  home: string;
  /** Names the navigation for screen readers. */
  nav: string;
  /** The button of the links for which the line has no place. */
  more: string;
  openMenu: string;
  closeMenu: string;
}

const english: HeaderTexts = {
  home: 'declic, home',
  nav: 'Main',
  more: 'More',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};

export interface HeaderProps {
  /** Where the wordmark leads. */
  homeHref?: string | undefined;
  nav?: readonly NavItem[] | undefined;
  /** Links behind a button at the end of those. */
  further?: readonly NavItem[] | undefined;
  /** At the end of the line: account, theme, the one call to action. In the menu on a phone. */
  actions?: ReactNode;
  /** Stays in the line on a phone too; keep it to one small thing. */
  pinned?: ReactNode;
  texts?: Partial<HeaderTexts> | undefined;
}

/** The header of the application: quiet, always at the top. */
export function AppHeader(props: HeaderProps) {
  return <Header {...props} height="56px" />;
}

/** The header of the public site: the same parts with more air. */
export function SiteHeader(props: HeaderProps) {
  return <Header {...props} height="72px" />;
}

function Header(props: HeaderProps & { height: string }) {
  const { homeHref = '/', nav = [], further = [], actions, pinned, texts, height } = props;
  const { open, setOpen, button, frame } = useMenu();
  const words = { ...english, ...texts };
  const panelId = useId();
  const hasMenu = nav.length > 0 || further.length > 0 || Boolean(actions);

  // Opened before the code of the page was there.
  useLayoutEffect(() => setOpen(button.current?.getAttribute('aria-expanded') === 'true'), [button, setOpen]);

  return (
    <Bar {...frame}>
      <Line $height={height}>
        <Home href={homeHref} aria-label={words.home}>
          <Wordmark />
        </Home>
        {hasMenu ? (
          <MenuButton
            ref={button}
            label={open ? words.closeMenu : words.openMenu}
            icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
            aria-expanded={open}
            aria-controls={panelId}
            {...earlyControl('menu')}
            onClick={() => setOpen(!open)}
          />
        ) : null}
        <Panel id={panelId} $height={height} onClick={() => setOpen(false)}>
          {nav.length > 0 ? <NavList items={nav} label={words.nav} /> : null}
          {further.length > 0 ? <FurtherLinks items={further} label={words.more} /> : null}
          {actions ? <Actions>{actions}</Actions> : null}
        </Panel>
        <Pinned>{pinned}</Pinned>
      </Line>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  inset-block-start: 0;
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.canvas};

  ${media.withoutScript} {
    position: static;
  }
`;

const Line = styled(Container)<{ $height: string }>`
  display: flex;
  gap: ${token.space[4]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${({ $height }) => $height};

  ${media.withoutScript} {
    flex-wrap: wrap;
  }

  ${media.desktop} {
    gap: ${token.space[6]};
  }
`;

const Home = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.size.target};
  margin-inline-end: auto;
  border-radius: ${token.radius.control};
  text-decoration: none;

  ${media.desktop} {
    margin-inline-end: 0;
  }
`;

/* The attribute of the button decides, so that the menu opens before the code of the page is there, too. */
const Panel = styled.div<{ $height: string }>`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: none;
  gap: ${token.space[4]};
  max-block-size: calc(100dvh - ${({ $height }) => $height});
  overflow-y: auto;
  padding: ${token.space[4]};
  border-block: 1px solid ${token.color.line};
  background: ${token.color.canvas};

  [aria-expanded='true'] + & {
    display: grid;
  }

  ${media.withoutScript} {
    position: static;
    order: 2;
    display: grid;
    inline-size: 100%;
  }

  ${media.desktop} {
    position: static;
    order: 0;
    inline-size: auto;

    flex: 1;
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
    overflow: visible;
    padding: 0;
    border: 0;

    &,
    [aria-expanded='true'] + & {
      display: flex;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  align-items: center;

  /* One line: where it gets narrow, or the text large, a long address gives way before the buttons do. */
  ${media.desktop} {
    flex-wrap: nowrap;
    min-inline-size: 0;
    margin-inline-start: auto;
  }
`;

/* Pulled out by the room around an icon, so that the icon itself ends where the page ends. */
const Pinned = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: -12px;

  ${media.desktop} {
    margin-inline-start: calc(-1 * ${token.space[4]});
  }
`;

/* Before its menu for the keyboard, at the end of the line for the eye. */
const MenuButton = styled(IconButton)`
  order: 1;
  margin-inline-end: -12px;
  color: ${token.color.text};

  ${media.withoutScript} {
    display: none;
  }

  ${media.desktop} {
    display: none;
  }
`;
