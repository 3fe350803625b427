import { styled } from 'styled-components';
import { media, token } from '../tokens';
import { forcedEdge } from '../tokens/forced-edge';

type ProgressTone = 'accent' | 'neutral' | 'warning' | 'danger';

export interface ProgressBarProps {
  value: number;
  /** What a full bar stands for; 100 unless told otherwise. */
  max?: number | undefined;
  tone?: ProgressTone | undefined;
  /** Names the bar. Without one it is decoration: the number has to stand beside it, in words. */
  label?: string | undefined;
  /** What is read instead of a percentage: "1,200 of 5,000 lines". */
  valueText?: string | undefined;
}

/** Progress of a quantity: a share, a billing cycle, a running job. */
export function ProgressBar({ value, max = 100, tone = 'accent', label, valueText }: ProgressBarProps) {
  const filled = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const meaning = label
    ? { role: 'progressbar', 'aria-label': label, 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': value }
    : { 'aria-hidden': true };

  return (
    <Track {...meaning} {...(label && valueText ? { 'aria-valuetext': valueText } : {})}>
      <Fill $tone={tone} style={{ inlineSize: `${filled * 100}%` }} />
    </Track>
  );
}

const fills: Record<ProgressTone, string> = {
  accent: token.color.accent,
  neutral: token.color.lineStrong,
  warning: token.color.warning,
  danger: token.color.danger,
};

const Track = styled.div`
  block-size: 8px;
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: ${token.color.raised};
  box-shadow: inset 0 0 0 1px ${token.color.line};
  ${forcedEdge}
`;

const Fill = styled.div<{ $tone: ProgressTone }>`
  block-size: 100%;
  border-radius: inherit;
  background: ${({ $tone }) => fills[$tone]};
  transition: inline-size ${token.motion.enter};

  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;
