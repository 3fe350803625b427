import { styled } from 'styled-components';
import { token } from '../tokens';

export interface SkipLinkProps {
  /** The id of the main region. */
  target?: string | undefined;
  label?: string | undefined;
}

/** The first stop of the keyboard: over the header, straight to the content. */
export function SkipLink({ target = 'main', label = 'Skip to content' }: SkipLinkProps) {
  return <StyledLink href={`#${target}`}>{label}</StyledLink>;
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
