import { Grid } from '@declic/design-system';
import type { Strategy } from '../strategies/strategies.queries';
import { AiNotes } from './ai-notes';
import { CitedLines } from './cited-lines';
import { JsonCard } from './json-card';
import { LineGroup } from './line-group';
import { StrategyMetadata } from './strategy-metadata';
import { ToneLines } from './tone-lines';

/** What the analysis found, each line with the sentence it came from. */
export function StrategySummaryCards({ strategy }: { strategy: Strategy }) {
  const { icp_json: icp, pillars_json: pillars, offers_json: offers, tone_json: tone } = strategy;
  return (
    <>
      <Grid $min="320px">
        <JsonCard title="Ideal customer profile" json={icp}>
          <LineGroup title="Roles" lines={icp?.roles ?? []} />
          <LineGroup title="Company types" lines={icp?.company_types ?? []} />
          <LineGroup title="Sectors" lines={icp?.sectors ?? []} />
          <LineGroup title="Pain points" lines={icp?.pain_points ?? []} />
        </JsonCard>
        <JsonCard title="Content pillars" json={pillars}>
          <CitedLines lines={pillars ?? []} />
        </JsonCard>
        <JsonCard title="Offers" json={offers}>
          <CitedLines lines={offers ?? []} />
        </JsonCard>
        <JsonCard title="Tone" json={tone}>
          {tone ? <ToneLines tone={tone} /> : null}
        </JsonCard>
      </Grid>
      <AiNotes notes={strategy.parsing_notes} />
      <StrategyMetadata strategy={strategy} />
    </>
  );
}
