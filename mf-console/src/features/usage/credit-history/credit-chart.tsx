import { formatDateTime, lazyPart } from '@declic/remote-kit';
import { formatCredits } from '../../../format';
import type { CreditPoint } from './credit-history.queries';
import { describeCredits, tickFormat } from './credit-points';

/** The charting library is fetched when a chart is first drawn. */
const LineChart = lazyPart(async () => (await import('@declic/design-system/chart')).LineChart);

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
