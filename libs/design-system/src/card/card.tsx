import { css, styled } from 'styled-components';
import type { Space } from '../layout';
import { media, surface, token } from '../tokens';
import { busyEdge } from '../tokens/busy-edge';

export interface CardProps {
  $padding?: 'none' | 'md' | 'lg' | undefined;
  /** Lays the children out under each other, with this much room between them. */
  $gap?: Space | undefined;
  /** With `$gap`: the children are as wide as their content, paragraphs at most as wide as a reading column. */
  $justify?: 'start' | undefined;
}

/** A bordered container for one subject. `aria-busy` shows that its content is being replaced. */
export const Card = styled.div<CardProps>`
  min-inline-size: 0;
  padding: ${({ $padding = 'md' }) => paddings[$padding].narrow};
  ${surface}
  ${({ $gap }) => ($gap === undefined ? null : gridWith($gap))}
  ${({ $justify }) => ($justify === undefined ? null : startJustified)}
  ${busyEdge}

  ${media.tablet} {
    padding: ${({ $padding = 'md' }) => paddings[$padding].wide};
  }
`;

const gridWith = (gap: Space) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[gap]};
  align-content: start;
`;

const startJustified = css`
  justify-items: start;

  & > p {
    max-inline-size: ${token.size.reading};
  }
`;

const paddings = {
  none: { narrow: '0', wide: '0' },
  md: { narrow: token.space[4], wide: token.space[5] },
  lg: { narrow: token.space[5], wide: token.space[6] },
};
