import { token } from '@declic/design-system';
import { css, styled } from 'styled-components';

export interface CycleBarProps {
  label: string;
  /** More than 100 fills the bar; the number stands beside it. */
  percentage: number;
}

/** How much of the cycle's credits is used. */
export function CycleBar({ label, percentage }: CycleBarProps) {
  return <Bar aria-label={label} max={100} value={Math.min(percentage, 100)} $isFull={percentage >= 100} />;
}

const track = css`
  border-radius: ${token.radius.full};
  background: ${token.color.line};
`;

const filling = css<{ $isFull: boolean }>`
  border-radius: ${token.radius.full};
  background: ${({ $isFull }) => ($isFull ? token.color.warning : token.color.accent)};
`;

/* Each engine names the parts of its progress bar differently, and drops a rule that names another's. */
const Bar = styled.progress<{ $isFull: boolean }>`
  inline-size: 100%;
  block-size: ${token.space[2]};
  border: 0;
  appearance: none;
  ${track}

  &::-webkit-progress-bar {
    ${track}
  }

  &::-webkit-progress-value {
    ${filling}
  }

  &::-moz-progress-bar {
    ${filling}
  }
`;
