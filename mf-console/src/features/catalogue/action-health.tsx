import { bareButton, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { formatAge, formatLatency, formatRate } from './format-metrics';
import type { Action } from './actions.queries';
import { HealthMark } from './health-mark';

export interface ActionHealthProps {
  action: Action;
  onOpen: (slug: string) => void;
  tabIndex?: number;
}

/** Health and metrics of an action; they open what they rest on. Missing metrics are not shown. */
export function ActionHealth({ action, onOpen, tabIndex = 0 }: ActionHealthProps) {
  const metrics = listMetrics(action);
  if (action.health_status === null && metrics.length === 0) return null;

  return (
    <Figures
      type="button"
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      title="What these figures rest on"
      onClick={() => onOpen(action.slug)}
    >
      {action.health_status === null ? null : <HealthMark health={action.health_status} />}
      {metrics.map(({ name, value }) => (
        <span key={name}>{`${name} ${value}`}</span>
      ))}
    </Figures>
  );
}

function listMetrics({ p95_latency_ms_24h, success_rate_24h, last_verified_at }: Action) {
  return [
    ...(p95_latency_ms_24h === null ? [] : [{ name: 'P95', value: formatLatency(p95_latency_ms_24h) }]),
    ...(success_rate_24h === null ? [] : [{ name: 'Success', value: formatRate(success_rate_24h) }]),
    ...(last_verified_at === null ? [] : [{ name: 'Verified', value: formatAge(last_verified_at) }]),
  ];
}

const Figures = styled.button`
  ${bareButton}
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[3]};
  align-items: center;
  padding: 0;
  color: ${token.color.textMuted};
  font: inherit;
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.3em;
  cursor: pointer;

  &:hover {
    color: ${token.color.text};
    text-decoration-color: ${token.color.line};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
