import type { ElementType, HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';

type TextSize = 'caption' | 'small' | 'body' | 'lead';
type TextTone = 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element, a paragraph unless told otherwise. */
  as?: ElementType | undefined;
  size?: TextSize | undefined;
  tone?: TextTone | undefined;
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** Code, keys and amounts. */
  mono?: boolean | undefined;
}

const tones: Record<TextTone, string> = {
  default: token.color.text,
  muted: token.color.textMuted,
  accent: token.color.accentText,
  success: token.color.success,
  warning: token.color.warning,
  danger: token.color.danger,
};

/** Running text. */
export function Text({ size = 'body', tone = 'default', weight = 'regular', mono = false, ...rest }: TextProps) {
  return <StyledText $size={size} $tone={tone} $weight={weight} $mono={mono} {...rest} />;
}

const StyledText = styled.p<{
  $size: TextSize;
  $tone: TextTone;
  $weight: 'regular' | 'medium' | 'semibold';
  $mono: boolean;
}>`
  margin: 0;
  color: ${({ $tone }) => tones[$tone]};
  font-family: ${({ $mono }) => ($mono ? token.font.mono : 'inherit')};
  font-size: ${({ $size }) => token.text[$size]};
  font-weight: ${({ $weight }) => token.weight[$weight]};
  text-wrap: pretty;
`;
