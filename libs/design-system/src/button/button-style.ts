import { css } from 'styled-components';
import { media, token } from '../tokens';

/** `primary` appears once in a view; `ghost` is for actions that should not compete. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth: boolean;
}

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    --button-hover: ${token.color.accentHover};
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  `,
  secondary: css`
    --button-hover: ${token.color.raised};
    background: ${token.color.surface};
    border-color: ${token.color.line};
    color: ${token.color.text};
  `,
  ghost: css`
    --button-hover: ${token.color.raised};
    background: transparent;
    color: ${token.color.text};
  `,
  danger: css`
    --button-hover: ${token.color.dangerHover};
    background: ${token.color.danger};
    color: ${token.color.onDanger};
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  sm: css`
    min-block-size: 36px;
    padding-inline: ${token.space[3]};
    font-size: ${token.text.small};

    /* Small, with a hit target of 44 px. */
    &::after {
      position: absolute;
      inset-block: -5px;
      inset-inline: -1px;
      content: '';
    }
  `,
  md: css`
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[4]};
  `,
  lg: css`
    min-block-size: 52px;
    padding-inline: ${token.space[5]};
    font-size: ${token.text.lead};
  `,
};

/** Shared by `Button` and `ButtonLink`, which look the same and are different elements. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  flex-shrink: 0;
  max-inline-size: 100%;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  inline-size: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  /* A long label wraps before it is wider than the page, as with large text on a phone. */
  max-inline-size: 100%;
  padding-block: ${token.space[1]};
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  font-weight: ${token.weight.medium};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${token.motion.feedback},
    border-color ${token.motion.feedback};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--button-hover);
    }
  }

  &:disabled {
    border-color: ${token.color.line};
    background: ${token.color.raised};
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;
