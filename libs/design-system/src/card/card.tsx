import styled from 'styled-components';
import { media, token } from '../tokens';

/** Bordered container. */
export const Card = styled.div<{ $padding?: 'none' | 'md' | 'lg' | undefined }>`
  min-inline-size: 0;
  padding: ${({ $padding = 'md' }) => paddings[$padding].narrow};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  ${media.tablet} {
    padding: ${({ $padding = 'md' }) => paddings[$padding].wide};
  }
`;

const paddings = {
  none: { narrow: '0', wide: '0' },
  md: { narrow: token.space[4], wide: token.space[5] },
  lg: { narrow: token.space[5], wide: token.space[6] },
};
