import { css } from 'styled-components';
import { token } from '../tokens';

/** A button without a frame and a fill, as high as a target. */
export const bareButton = css`
  min-block-size: ${token.size.target};
  border: 0;
  background: none;
`;
