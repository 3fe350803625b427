import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media, token } from '../tokens';
import { VisuallyHidden } from '../layout/visually-hidden';
import { iconButtonBox } from './icon-button-box';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What the button does; read by screen readers and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that shows an icon only; its label is its accessible name. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconButtonElement type={type} title={label} {...rest}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </IconButtonElement>
  );
}

/** Without a label: its children have one. */
export const IconButtonElement = styled.button`
  ${iconButtonBox}
  position: relative;
  flex-shrink: 0;
  transition:
    background-color ${token.motion.feedback},
    color ${token.motion.feedback};

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${token.color.raised};
      color: ${token.color.text};
    }
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
