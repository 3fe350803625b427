import { styled } from 'styled-components';
import { media, token } from '../tokens';
import { Anchor } from '../link/link-provider';

export interface NavItem {
  label: string;
  href: string;
  /** True for the item one is on; said to screen readers too. */
  current?: boolean | undefined;
}

interface NavListProps {
  items: readonly NavItem[];
  label: string;
}

/** Under each other on a phone, beside each other from 1,024 px. */
export function NavList({ items, label }: NavListProps) {
  return (
    <nav aria-label={label}>
      <List role="list">
        {items.map(({ label: text, href, current = false }) => (
          <li key={href}>
            <Item href={href} {...(current ? { 'aria-current': 'page' as const } : {})}>
              {text}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: grid;

  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[1]};
  }
`;

const Item = styled(Anchor)`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[3]};
  border-radius: ${token.radius.control};
  color: ${token.color.textMuted};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  transition: color ${token.motion.feedback};

  &:hover,
  &[aria-current] {
    color: ${token.color.text};
  }

  &[aria-current]::after {
    position: absolute;
    inset-block: ${token.space[3]};
    inset-inline-start: 0;
    inline-size: 2px;
    background: ${token.color.accent};
    content: '';

    ${media.forcedColors} {
      background: LinkText;
      forced-color-adjust: none;
    }
  }

  ${media.desktop} {
    font-size: ${token.text.small};

    &[aria-current]::after {
      inset: auto ${token.space[3]} 4px;
      inline-size: auto;
      block-size: 2px;
    }
  }
`;
