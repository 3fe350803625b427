import { Badge, type BadgeProps, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { formatAge, formatLatency, formatRate } from './action-metrics';
import type { Action } from './actions.queries';

type Health = NonNullable<Action['health_status']>;

const badges: Record<Health, Required<Pick<BadgeProps, 'tone'>> & { label: string }> = {
  healthy: { tone: 'success', label: 'Healthy' },
  degraded: { tone: 'warning', label: 'Degraded' },
  down: { tone: 'danger', label: 'Down' },
};

/** Health badge and metrics of an action. Missing metrics are not shown. */
export function ActionHealth({ action }: { action: Action }) {
  const metrics = listMetrics(action);
  if (action.health_status === null && metrics.length === 0) return null;
  const badge = action.health_status === null ? null : badges[action.health_status];

  return (
    <Line>
      {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
      {metrics.map(({ name, value }) => (
        <Text as="span" key={name} size="small" tone="muted">
          {name} {value}
        </Text>
      ))}
    </Line>
  );
}

function listMetrics({ p95_latency_ms_24h, success_rate_24h, last_verified_at }: Action) {
  return [
    ...(p95_latency_ms_24h === null ? [] : [{ name: 'P95', value: formatLatency(p95_latency_ms_24h) }]),
    ...(success_rate_24h === null ? [] : [{ name: 'Success', value: formatRate(success_rate_24h) }]),
    ...(last_verified_at === null ? [] : [{ name: 'Verified', value: formatAge(last_verified_at) }]),
  ];
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[3]};
  align-items: center;
  font-variant-numeric: tabular-nums;
`;
