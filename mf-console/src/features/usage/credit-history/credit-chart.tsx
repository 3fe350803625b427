import { LineChart } from '@declic/design-system/chart';
import { formatDateTime } from '@declic/remote-kit';
import { formatCredits } from '../../../format';
import type { CreditPoint } from './credit-history.queries';
import { describeCredits, tickFormat } from './credit-points';

/** A file of its own, because importing it is what fetches the charting library. */
export function CreditChart({ points }: { points: readonly CreditPoint[] }) {
  return (
    <LineChart
      points={points.map(({ at, balance }) => ({ at: Date.parse(at), value: balance }))}
      label={describeCredits(points)}
      formatValue={formatCredits}
      formatMoment={(at) => formatDateTime(new Date(at).toISOString())}
      formatTick={tickFormat(points)}
    />
  );
}
