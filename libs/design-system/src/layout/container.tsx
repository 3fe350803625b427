import { styled } from 'styled-components';
import { media, token } from '../tokens';

/** Centres content at the width of the product: 1,200 px, or a reading column. */
export const Container = styled.div<{ $width?: 'content' | 'reading' | undefined }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width = 'content' }) => token.size[$width]} + 2 * ${token.space[5]});
  margin-inline: auto;
  padding-inline: ${token.space[4]};

  ${media.tablet} {
    padding-inline: ${token.space[5]};
  }
`;
