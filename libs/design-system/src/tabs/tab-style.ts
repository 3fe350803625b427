import { css } from 'styled-components';
import { media, token } from '../index';

/** A tab with a line below the chosen one. */
export const tabStyle = css`
  min-block-size: ${token.size.target};
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${token.color.textMuted};
  font-weight: ${token.weight.medium};

  &[data-state='active'] {
    border-color: ${token.color.accent};
    color: ${token.color.text};
  }

  ${media.forcedColors} {
    border-color: Canvas;

    &[data-state='active'] {
      border-color: Highlight;
    }
  }
`;
