import { Columns, Stack } from '@declic/design-system';
import type { Strategy } from '../../strategy/strategies.queries';
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
      {/* The profile is about as long as the other three together. */}
      <Columns $columns="repeat(2, minmax(0, 1fr))" $from="tablet" $align="start">
        <JsonCard title="Ideal customer profile" json={icp}>
          <LineGroup title="Roles" lines={icp?.roles ?? []} />
          <LineGroup title="Company types" lines={icp?.company_types ?? []} />
          <LineGroup title="Sectors" lines={icp?.sectors ?? []} />
          <LineGroup title="Pain points" lines={icp?.pain_points ?? []} />
        </JsonCard>
        <Stack $gap={4}>
          <JsonCard title="Content pillars" json={pillars}>
            <CitedLines lines={pillars ?? []} />
          </JsonCard>
          <JsonCard title="Offers" json={offers}>
            <CitedLines lines={offers ?? []} />
          </JsonCard>
          <JsonCard title="Tone" json={tone}>
            {tone ? <ToneLines tone={tone} /> : null}
          </JsonCard>
        </Stack>
      </Columns>
      <AiNotes notes={strategy.parsing_notes} steps={strategy.analysis.steps} />
      <StrategyMetadata strategy={strategy} />
    </>
  );
}
