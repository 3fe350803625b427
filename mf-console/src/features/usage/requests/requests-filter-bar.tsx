import { media, token } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Choice } from '../../../ui/choice';
import { DaysField } from '../view/days-field';
import { periodLabels } from '../view/usage-period-label';
import { actionSlugsQuery } from './requests.queries';
import { type Outcome, outcomes, type RequestPeriod, requestPeriods, type RequestsView } from './requests-view';

const outcomeLabels: Record<Outcome, string> = {
  all: 'All',
  succeeded: 'Succeeded (2xx)',
  refused: 'Refused (4xx)',
  failed: 'Failed (5xx)',
};

const requestPeriodLabels: Record<RequestPeriod, string> = { last30days: 'Last 30 days', ...periodLabels };

export interface RequestsFilterBarProps {
  view: RequestsView;
  now: number;
  onChange: (change: Partial<RequestsView>) => void;
}

/** Which requests are listed. */
export function RequestsFilterBar({ view, now, onChange }: RequestsFilterBarProps) {
  const { data: slugs = [] } = useQuery(actionSlugsQuery());
  // A link may name one that is no action, as a refused call may have.
  const actions = [...new Set(['', ...slugs, view.action])];

  return (
    <Bar role="group" aria-label="Filter">
      <Choice
        label="Status"
        values={outcomes}
        labels={outcomeLabels}
        value={view.outcome}
        onChoose={(outcome) => onChange({ outcome })}
      />
      <Choice
        label="Action"
        values={actions}
        labels={Object.fromEntries(actions.map((slug) => [slug, slug || 'All actions']))}
        value={view.action}
        onChoose={(action) => onChange({ action })}
      />
      <Choice
        label="Period"
        values={requestPeriods}
        labels={requestPeriodLabels}
        value={view.period}
        onChoose={(period) => onChange({ period })}
      />
      {view.period === 'custom' ? (
        <DaysField range={view.range} now={now} onRange={(range) => onChange({ range })} />
      ) : null}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[3]};

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;

    & > * {
      flex: 0 1 10rem;
    }

    & > :nth-child(4) {
      flex-basis: auto;
    }
  }
`;
