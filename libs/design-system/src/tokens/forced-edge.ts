import { css } from 'styled-components';

/** Border for elements that only their background sets apart: takes no room, and is visible in forced-colors mode only. */
export const forcedEdge = css`
  outline: 1px solid transparent;
  outline-offset: -1px;
`;
