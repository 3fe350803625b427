import { Stack } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { aLine, aStrategy, anEmptyStrategy } from '../../testing/factories';
import { StrategySummaryCards } from './strategy-summary-cards';

const meta = preview.meta({
  title: 'Flow/Strategy summary',
  component: StrategySummaryCards,
  args: { strategy: aStrategy() },
  // On its page the summary stands under the strategy's name.
  render: (args) => (
    <Stack $gap={5}>
      <h2>{args.strategy.strategy_name}</h2>
      <StrategySummaryCards {...args} />
    </Stack>
  ),
});

export const Found = meta.story();

export const NothingFound = meta.story({ args: { strategy: anEmptyStrategy() } });

const LONG =
  'Automatisation des tâches répétitives des services administratifs et financiers des collectivités territoriales ';

export const LongText = meta.story({
  args: {
    strategy: aStrategy({
      strategy_name: 'Anticonstitutionnellement'.repeat(4),
      pillars_json: Array.from({ length: 5 }, (_, place) => aLine(`${LONG}${place}`)),
      offers_json: [aLine('x'.repeat(300))],
      sources_seed: [`https://acme.example/${'long-path-'.repeat(20)}`],
    }),
  },
});
