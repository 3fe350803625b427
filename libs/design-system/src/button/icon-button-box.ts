import { css } from 'styled-components';
import { token } from '../tokens';

/** A button as large as a target, with an icon in the middle. */
export const iconButtonBox = css`
  display: inline-grid;
  place-items: center;
  inline-size: ${token.size.target};
  block-size: ${token.size.target};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.textMuted};
`;
