import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor, type LinkElementProps } from '../link/link-provider';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style';

export interface ButtonLinkProps extends LinkElementProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  /** Decorative, before the label. */
  icon?: ReactNode;
}

/** A link with the look of a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <StyledLink $variant={variant} $size={size} $fullWidth={fullWidth} {...rest}>
      {icon}
      {children}
    </StyledLink>
  );
}

const StyledLink = styled(Anchor)<ButtonLook>`
  ${buttonStyle}
`;
