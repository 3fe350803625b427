import { css } from 'styled-components';
import { focusRing, token } from '../tokens';

/** How a control shows that its value is refused: thicker as well as red, for those who do not see red. */
export const invalidControl = css`
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }
`;

/** A box or dot with its words beside it: all of it is pressed. */
export const choiceRow = css`
  display: grid;
  grid-template-columns: auto 1fr;
  min-block-size: ${token.size.target};
  cursor: pointer;
`;

/** The look shared by everything one types or chooses in. 16 px at least: below that, phones zoom in. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: ${token.size.target};
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.text.body};
  line-height: ${token.leading.text};
  transition: border-color ${token.motion.feedback};

  &::placeholder {
    color: ${token.color.textMuted};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${token.color.textMuted};
  }

  &:focus-visible {
    border-color: ${token.color.focus};
    outline: ${focusRing};
    outline-offset: -1px;
  }

  ${invalidControl}

  &:disabled {
    border-color: ${token.color.line};
    background: ${token.color.raised};
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }

  &:is(input, textarea):read-only:not(:disabled) {
    background: ${token.color.raised};
  }
`;
