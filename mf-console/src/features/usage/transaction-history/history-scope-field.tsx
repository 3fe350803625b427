import { Select, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { HistoryScope } from '../view/usage-view';

export interface HistoryScopeFieldProps {
  history: HistoryScope;
  /** The chosen period, in words. */
  period: string;
  onChoose: (history: HistoryScope) => void;
}

/** Whole, or only the period that the page is about. */
export function HistoryScopeField({ history, period, onChoose }: HistoryScopeFieldProps) {
  return (
    <Narrow
      aria-label="Transactions from"
      value={history}
      onChange={({ target }) => onChoose(target.value === 'period' ? 'period' : 'all')}
    >
      <option value="all">All time</option>
      <option value="period">{period}</option>
    </Narrow>
  );
}

const Narrow = styled(Select)`
  inline-size: auto;
  min-inline-size: 0;
  max-inline-size: 100%;
  flex: 1 1 ${token.space[9]};
`;
