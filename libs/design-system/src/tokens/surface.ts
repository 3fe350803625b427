import { css } from 'styled-components';
import { token } from './token';

/** Edge and ground of a box that stands on the page: a card, and what looks like one. */
export const surface = css`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`;
