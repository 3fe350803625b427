import type { HTMLAttributes } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** Announced to screen readers; leave it out where the surroundings already say it. */
  label?: string | undefined;
  /** In pixels. */
  size?: number | undefined;
}

/** Spinner for buttons and small regions. Pages use skeletons. */
export function Spinner({ label, size = 20, ...rest }: SpinnerProps) {
  return (
    <Root {...(label ? { role: 'status' } : { 'aria-hidden': true })} {...rest}>
      <Ring viewBox="0 0 24 24" width={size} height={size} aria-hidden>
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </Ring>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </Root>
  );
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Root = styled.span`
  display: inline-grid;
  place-items: center;
`;

const Ring = styled.svg`
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.5;
  stroke-linecap: round;
  animation: ${turn} 800ms linear infinite;
`;
