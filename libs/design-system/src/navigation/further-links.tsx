import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDown } from '../icons';
import { media, token } from '../tokens';
import { NavList, type NavItem } from './nav-list';
import { useMenu } from './use-menu';

interface FurtherLinksProps {
  items: readonly NavItem[];
  /** Of the button, and of the list for screen readers. */
  label: string;
}

/** Links for which the line has no place. They are rendered when they are asked for: a page costs the same however many there are. */
export function FurtherLinks({ items, label }: FurtherLinksProps) {
  const { open, setOpen, button, frame } = useMenu();
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, setOpen]);

  return (
    <Root ref={root} {...frame}>
      <Toggle
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={items.some(({ current }) => current) || undefined}
        onClick={(event) => {
          // On a phone it stands in a menu that closes when something in it is chosen.
          event.stopPropagation();
          setOpen(!open);
        }}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </Toggle>
      {open ? (
        <Panel id={panelId} onClick={() => setOpen(false)}>
          <NavList items={items} label={label} />
        </Panel>
      ) : null}
    </Root>
  );
}

/* Its label and arrow stay whole where the line gets narrow. */
const Root = styled.div`
  ${media.desktop} {
    position: relative;
    flex: none;
  }
`;

const Toggle = styled.button`
  display: flex;
  gap: ${token.space[1]};
  align-items: center;
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[3]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.textMuted};
  font: inherit;
  font-weight: ${token.weight.medium};
  cursor: pointer;

  &:hover,
  &[aria-current],
  &[aria-expanded='true'] {
    color: ${token.color.text};
  }

  ${media.desktop} {
    font-size: ${token.text.small};
    white-space: nowrap;
  }
`;

const Panel = styled.div`
  padding-inline-start: ${token.space[3]};

  ${media.desktop} {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 0;
    min-inline-size: 100%;
    max-block-size: calc(100dvh - 72px);
    overflow-y: auto;
    padding: ${token.space[2]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    box-shadow: ${token.shadow.overlay};

    & ul {
      display: grid;
      white-space: nowrap;
    }
  }
`;
