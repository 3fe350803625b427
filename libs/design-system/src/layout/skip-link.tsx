import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';

export interface SkipLinkProps {
  /** The id of the main region, which can be focused (`tabIndex={-1}`). */
  target?: string | undefined;
  label?: string | undefined;
}

/** The first stop of the keyboard: over the header, straight to the content. The address of the page stays as it is. */
export function SkipLink({ target = 'main', label = 'Skip to content' }: SkipLinkProps) {
  const focusTarget = (event: MouseEvent) => {
    const region = document.getElementById(target);
    if (!region) return;
    event.preventDefault();
    region.focus();
  };
  return (
    <StyledLink href={`#${target}`} onClick={focusTarget}>
      {label}
    </StyledLink>
  );
}

const StyledLink = styled.a`
  position: fixed;
  z-index: 100;
  inset-block-start: ${token.space[2]};
  inset-inline-start: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.text};
  color: ${token.color.canvas};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
