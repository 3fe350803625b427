import type { HTMLAttributes, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../tokens';
import { forcedEdge } from '../tokens/forced-edge';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: BadgeTone | undefined;
  /** Decorative, before the words. */
  icon?: ReactNode;
}

/** A short fact about the thing beside it. The words carry the meaning, the tone only underlines it. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Root $tone={tone} {...rest}>
      {icon}
      {children}
    </Root>
  );
}

function tinted(background: string, color: string) {
  return css`
    background: ${background};
    color: ${color};
  `;
}

const tones: Record<BadgeTone, ReturnType<typeof css>> = {
  neutral: tinted(token.color.raised, token.color.text),
  accent: tinted(token.color.accentSoft, token.color.accentText),
  success: tinted(token.color.successSoft, token.color.success),
  warning: tinted(token.color.warningSoft, token.color.warning),
  danger: tinted(token.color.dangerSoft, token.color.danger),
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  gap: ${token.space[1]};
  align-items: center;
  max-inline-size: 100%;
  padding: 2px 10px;
  border-radius: ${token.radius.full};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  ${forcedEdge}
  ${({ $tone }) => tones[$tone]}
`;
