import { Columns, Stack } from '@declic/design-system';
import type { Strategy } from '../../strategy/strategies.queries';
import { AiNotes } from './ai-notes';
import { AnalysisByline } from './analysis-byline';
import { JsonCard } from './json-card';
import { LineGroup } from './line-group';
import { LinesPart } from './lines/lines-part';
import { StrategyMetadata } from './strategy-metadata';
import { ToneLines } from './tone-lines';

/** What the analysis found, each line with the sentence it came from. */
export function StrategySummaryCards({ strategy }: { strategy: Strategy }) {
  const { icp_json: icp, pillars_json: pillars, offers_json: offers, tone_json: tone } = strategy;
  return (
    <>
      <AnalysisByline strategy={strategy} />
      {/* The profile is about as long as the other three together. */}
      <Columns $columns="repeat(2, minmax(0, 1fr))" $from="tablet" $align="start">
        <JsonCard title="Ideal customer profile" json={icp}>
          <LineGroup strategy={strategy} part="roles" />
          <LineGroup strategy={strategy} part="company_types" />
          <LineGroup strategy={strategy} part="sectors" />
          <LineGroup strategy={strategy} part="pain_points" />
        </JsonCard>
        <Stack $gap={4}>
          <JsonCard title="Content pillars" json={pillars}>
            <LinesPart strategy={strategy} part="pillars" />
          </JsonCard>
          <JsonCard title="Offers" json={offers}>
            <LinesPart strategy={strategy} part="offers" />
          </JsonCard>
          <JsonCard title="Tone" json={tone}>
            {tone ? <ToneLines strategy={strategy} tone={tone} /> : null}
          </JsonCard>
        </Stack>
      </Columns>
      <AiNotes notes={strategy.parsing_notes} steps={strategy.analysis.steps} />
      <StrategyMetadata strategy={strategy} />
    </>
  );
}
