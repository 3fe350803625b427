import { media, ProgressBar, Stat, token } from '@declic/design-system';
import { formatCount, formatNumber } from '@declic/remote-kit';
import { styled } from 'styled-components';
import type { BatchJob } from '../job/batch-job';
import { StepCard } from '../view/step-card';
import type { BatchProgress } from './batch-progress';
import { estimateTimeLeft } from './estimate-time-left';

export interface ProgressPanelProps {
  job: BatchJob;
  progress: BatchProgress;
  /** Of the plan. */
  callsPerMinute: number;
}

/** How far the batch is, and what it has cost. */
export function ProgressPanel({ job, progress, callsPerMinute }: ProgressPanelProps) {
  const { counts, spent, perMinute, phase } = progress;
  const total = job.rows?.length ?? 0;
  const ended = counts.done + counts.failed + counts.skipped;
  const left = total - ended;
  return (
    <StepCard title="Progress">
      <ProgressBar
        label="Rows that have ended"
        value={ended}
        max={total}
        valueText={`${formatNumber(ended)} of ${formatCount(total, 'row')}`}
      />
      <Figures>
        <Stat label="Done" value={formatNumber(counts.done)} hint={`of ${formatNumber(total)}`} />
        <Stat label="Failed" value={formatNumber(counts.failed)} hint="not charged" />
        <Stat
          label="Left"
          value={formatNumber(left)}
          hint={counts.skipped > 0 ? `${formatNumber(counts.skipped)} not run` : null}
        />
        <Stat label="Spent" value={formatNumber(spent)} hint={`of at most ${formatCount(job.maxCredits, 'credit')}`} />
        <Stat
          label="Rate"
          value={perMinute === null ? '–' : formatNumber(Math.min(callsPerMinute, Math.round(perMinute)))}
          hint={`a minute, at most ${formatNumber(callsPerMinute)}`}
        />
        <Stat
          label="Time left"
          value={phase === 'running' ? estimateTimeLeft(left, perMinute, callsPerMinute) : '–'}
          hint={phase === 'running' ? 'about' : 'while it runs'}
        />
      </Figures>
    </StepCard>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[4]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
