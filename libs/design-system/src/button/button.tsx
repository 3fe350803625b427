import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../progress/spinner';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  /** Shows a spinner over the label, keeps the width, and ignores presses; focus stays on the button. */
  loading?: boolean | undefined;
  /** Decorative, before the label. */
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that performs an action. For navigation, use `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  loading = false,
  type = 'button',
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <StyledButton
      type={type}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
      onClick={ignoreWhileLoading}
    >
      <ButtonLabel $hidden={loading}>
        {icon}
        {children}
      </ButtonLabel>
      {loading ? <CenteredSpinner /> : null}
    </StyledButton>
  );
}

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/* Opacity, not visibility: the label stays the accessible name while the spinner is seen. */
const ButtonLabel = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const CenteredSpinner = styled(Spinner)`
  position: absolute;
`;
