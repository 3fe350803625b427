import { token } from '@declic/design-system';
import { css } from 'styled-components';

/** The text of a button that is one of several choices, before it is chosen. */
export const choiceStyle = css`
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[3]};
  background: none;
  color: ${token.color.textMuted};
  font: inherit;
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  cursor: pointer;
`;
