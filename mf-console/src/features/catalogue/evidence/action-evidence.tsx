import { Heading, Stack, Text } from '@declic/design-system';
import { formatCount, formatDateTime } from '@declic/remote-kit';
import { type ReactNode, useId } from 'react';
import type { Evidence } from './evidence.queries';
import { EvidenceFigures } from './evidence-figures';
import { HourlyRuns } from './hourly-runs';
import { LatencyDistribution } from './latency-distribution';
import { VerificationResults } from './verification-results';

/** The runs, the examples and the last verification behind the figures of an action. */
export function ActionEvidence({ evidence }: { evidence: Evidence }) {
  const { from, until, runs, incidents } = evidence;
  return (
    <Stack $gap={5}>
      <Text tone="muted" size="small">
        {formatCount(runs.counted, 'run')} from {formatDateTime(from)} to {formatDateTime(until)}:{' '}
        {formatCount(runs.live, 'call')} of customers, {formatCount(runs.examples, 'example')} run by the verifier
        {runs.excluded > 0
          ? `; ${formatCount(runs.excluded, 'run')} left out (bad input, or a server it named failed)`
          : ''}
        .
      </Text>
      <EvidenceFigures evidence={evidence} />
      <Part title="Latency">
        <LatencyDistribution evidence={evidence} />
      </Part>
      <Part title="Runs by hour">
        <HourlyRuns evidence={evidence} />
      </Part>
      <Part title="Last verification">
        <VerificationResults verification={evidence.verification} />
      </Part>
      <Part title="Incidents of the last week">
        {incidents.length === 0 ? (
          <Text tone="muted">None: no verification failed.</Text>
        ) : (
          <Incidents of={incidents} />
        )}
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack $gap={3}>
        <Heading level={3} size="h4" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

function Incidents({ of }: { of: Evidence['incidents'] }) {
  return (
    <ul>
      {of.map(({ from, until, failed_passes: count }) => (
        <li key={from}>
          {formatDateTime(from)} to {until === null ? 'now' : formatDateTime(until)}:{' '}
          {formatCount(count, 'verification')} failed
        </li>
      ))}
    </ul>
  );
}
