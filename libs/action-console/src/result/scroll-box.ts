import { scrollEdges, token } from '@declic/design-system';
import { css } from 'styled-components';

/** Scrolls a long part of a result in itself. Its element is focusable, so that the keyboard can scroll it. */
export const scrollBox = css`
  overflow: auto;
  max-block-size: 70vh;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  ${scrollEdges}
`;
