import { css } from 'styled-components';

/**
 * For what is told apart by its background alone: an edge that takes no room and is seen only
 * where the reader's own colours have replaced ours.
 */
export const forcedEdge = css`
  outline: 1px solid transparent;
  outline-offset: -1px;
`;
