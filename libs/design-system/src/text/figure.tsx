import { styled } from 'styled-components';
import { token } from '../tokens';

/** A number that a card is about: a balance, a price, a count. */
export const Figure = styled.p`
  margin: 0;
  font-family: ${token.font.heading};
  font-size: ${token.text.h3};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${token.leading.heading};
`;
