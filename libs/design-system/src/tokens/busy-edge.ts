import { css } from 'styled-components';
import { token } from './token';

/** With `aria-busy`: a line along the top edge while the content is being replaced; the content stays readable. */
export const busyEdge = css`
  transition: box-shadow ${token.motion.feedback};

  &[aria-busy='true'] {
    box-shadow: inset 0 2px 0 ${token.color.accent};
    cursor: progress;
  }
`;
