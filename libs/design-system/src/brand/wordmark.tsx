import { styled } from 'styled-components';
import { token } from '../tokens';

export interface WordmarkProps {
  /** In pixels, of the mark; the word follows. */
  size?: number | undefined;
}

/** The brand: a ring with one short stroke leaving it, and the name in lower case. */
export function Wordmark({ size = 24 }: WordmarkProps) {
  return (
    <Root $size={size}>
      <Mark size={size} />
      declic
    </Root>
  );
}

/** The mark without the name. */
export function Mark({ size = 24 }: WordmarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden>
      <circle cx="10" cy="14" r="7.5" stroke="currentColor" />
      <Stroke d="M17.5 6.5 21.5 2.5" />
    </svg>
  );
}

const Root = styled.span<{ $size: number }>`
  display: inline-flex;
  gap: ${token.space[2]};
  align-items: center;
  color: ${token.color.text};
  font-family: ${token.font.heading};
  font-size: ${({ $size }) => $size * 0.92}px;
  font-weight: ${token.weight.semibold};
  letter-spacing: -0.03em;
  line-height: 1;
`;

const Stroke = styled.path`
  stroke: ${token.color.accent};
`;
