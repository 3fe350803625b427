import { token } from '@declic/design-system';
import { styled } from 'styled-components';

/** Full-height container for a spinner. */
export const Centered = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 40vh;
  color: ${token.color.textMuted};
`;
