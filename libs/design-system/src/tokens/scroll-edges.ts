import { css } from 'styled-components';
import { token } from './token';

/** Half as strong as the border of a control: it lies on text. */
const edge = `color-mix(in srgb, ${token.color.lineStrong} 50%, transparent)`;

/**
 * For what scrolls sideways on a surface: an edge on each side as long as there is more on that side, because a phone shows no
 * scrollbar. The ends of the content cover it.
 */
export const scrollEdges = css`
  background:
    linear-gradient(${token.color.surface} 0 0) left / ${token.space[4]} 100% no-repeat local,
    linear-gradient(${token.color.surface} 0 0) right / ${token.space[4]} 100% no-repeat local,
    linear-gradient(to left, transparent, ${edge}) left / ${token.space[3]} 100% no-repeat scroll,
    linear-gradient(to right, transparent, ${edge}) right / ${token.space[3]} 100% no-repeat scroll,
    ${token.color.surface};
`;
