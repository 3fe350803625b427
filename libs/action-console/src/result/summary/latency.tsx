import { Badge } from '@declic/design-system';
import { formatNumber } from '@declic/remote-kit';
import { Check, Hourglass } from 'lucide-react';
import { styled } from 'styled-components';

export interface LatencyProps {
  durationMs: number;
  /** The time that the action aims at. */
  targetMs: number;
}

/** The time of a run against the target of its action, in words and by an icon. */
export function Latency({ durationMs, targetMs }: LatencyProps) {
  const isWithin = durationMs <= targetMs;
  return (
    <Line>
      <span>
        {formatNumber(Math.round(durationMs))} ms of {formatNumber(targetMs)} ms
      </span>
      <Badge
        tone={isWithin ? 'success' : 'warning'}
        icon={isWithin ? <Check size={14} aria-hidden /> : <Hourglass size={14} aria-hidden />}
      >
        {isWithin ? 'Within target' : describeExcess(durationMs / targetMs)}
      </Badge>
    </Line>
  );
}

function describeExcess(times: number): string {
  return times < 1.1 ? 'Just over target' : `${formatNumber(Number(times.toFixed(1)))} × the target`;
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
`;
