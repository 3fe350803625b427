import { css } from 'styled-components';
import { token } from './token';

/** The one focus ring of the product; keyboard focus only. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
