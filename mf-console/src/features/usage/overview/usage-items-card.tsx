import { Card, Grid, Stat } from '@declic/design-system';
import { formatNumber } from '@declic/remote-kit';
import type { UsageRow } from '../../../stats/usage-rows';
import { summarize } from './usage-items';
import { UsageItemList } from './usage-item-list';

export interface UsageItemsProps {
  rows: readonly UsageRow[];
  /** Rows for changed filters are loading. */
  loading?: boolean;
}

/** Totals of a period and their items. */
export function UsageItems({ rows, loading = false }: UsageItemsProps) {
  const { used, added, usedCredits, addedCredits, uses } = summarize(rows);
  return (
    <Card $gap={5} aria-busy={loading}>
      <Grid $fit $gap={3} $min="5.5rem">
        <Stat label="Credits used" value={formatNumber(usedCredits)} />
        <Stat label="Uses" value={formatNumber(uses)} />
        <Stat label="Credits added" value={formatNumber(addedCredits)} />
      </Grid>
      {used.length > 0 ? <UsageItemList heading="Where credits went" items={used} noun="use" /> : null}
      {added.length > 0 ? <UsageItemList heading="Where credits came from" items={added} noun="line" sign="+" /> : null}
    </Card>
  );
}
