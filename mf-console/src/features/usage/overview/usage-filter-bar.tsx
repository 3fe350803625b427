import { media, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { Choice } from '../../../ui/choice';
import { DaysField } from '../view/days-field';
import { filterLabels, type UsageFilter, usageFilters } from '../view/usage-filter';
import { periodLabels } from '../view/usage-period-label';
import type { DayRange } from '../view/usage-period';
import { type UsagePeriod, usagePeriods } from '../view/usage-period';
import type { UsageView } from '../view/usage-view';

export interface UsageFilterBarProps {
  view: Pick<UsageView, 'filter' | 'period' | 'range'>;
  now: number;
  onFilter: (filter: UsageFilter) => void;
  onPeriod: (period: UsagePeriod) => void;
  onRange: (range: DayRange) => void;
}

/** What the whole page is about: a type of usage and a period. */
export function UsageFilterBar({ view, now, onFilter, onPeriod, onRange }: UsageFilterBarProps) {
  return (
    <Bar role="group" aria-label="Filter">
      <Choice label="Type" values={usageFilters} labels={filterLabels} value={view.filter} onChoose={onFilter} />
      <Choice label="Period" values={usagePeriods} labels={periodLabels} value={view.period} onChoose={onPeriod} />
      {view.period === 'custom' ? <DaysField range={view.range} now={now} onRange={onRange} /> : null}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};

  & > * {
    flex: 1 1 9rem;
  }

  & > :nth-child(3) {
    flex-basis: 100%;
  }

  ${media.tablet} {
    & > * {
      flex: 0 1 13.75rem;
    }

    & > :nth-child(3) {
      flex-basis: auto;
    }
  }
`;
