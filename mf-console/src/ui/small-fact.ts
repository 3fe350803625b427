import { token } from '@declic/design-system';
import { css } from 'styled-components';

/** A time or a figure beside what its row is about. */
export const smallFact = css`
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;
