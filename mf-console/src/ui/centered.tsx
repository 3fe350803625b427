import { token } from '@declic/design-system';
import { styled } from 'styled-components';

/** Room for a spinner while a whole page is undecided. */
export const Centered = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 40vh;
  color: ${token.color.textMuted};
`;
