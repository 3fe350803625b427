import { Stack } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { userEvent, within } from 'storybook/test';
import { aLine, anAnalysis, anAnswer, anEmptyStrategy, aStrategy } from '../../testing/factories';
import { typedTexts } from './lines/typed-texts';
import { StrategySummaryCards } from './strategy-summary-cards';

const meta = preview.meta({
  title: 'Flow/Strategy summary',
  component: StrategySummaryCards,
  args: { strategy: aStrategy() },
  beforeEach: () => typedTexts.setState({}, true),
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

export const Corrected = meta.story({
  args: {
    strategy: aStrategy({
      pillars_json: [anAnswer('Online booking in one evening'), anAnswer('What a no-show costs', 2)],
      offers_json: [
        { ...aLine('Automatic reminders'), source: { field: 'pdf', sentence: 'Automatic reminders.', index: 7 } },
      ],
    }),
  },
});

export const ByRulesInsteadOfTheModel = meta.story({
  args: {
    strategy: aStrategy({
      analysis: anAnalysis({
        notice: 'The language model did not answer within 30 seconds. The built-in rules did the analysis.',
      }),
    }),
  },
});

export const ByAModel = meta.story({
  args: { strategy: aStrategy({ analysis: anAnalysis({ engine: 'llm.example/small-3@2' }) }) },
});

export const Editing = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit “Online booking”' }));
  },
});

export const RefusedEdit = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit “Online booking”' }));
    await userEvent.clear(within(canvasElement).getByRole('textbox', { name: 'Change “Online booking”' }));
    await userEvent.keyboard('{Enter}');
  },
});

export const Adding = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Offers' }));
    await userEvent.keyboard('A first month without a fee{Shift>}{Enter}{/Shift}Training on site');
  },
});

export const FullPart = meta.story({
  args: {
    strategy: aStrategy({ pillars_json: Array.from({ length: 30 }, (_, place) => aLine(`Topic number ${place + 1}`)) }),
  },
});

const LONG =
  'Automatisation des tâches répétitives des services administratifs et financiers des collectivités territoriales ';

export const LongText = meta.story({
  args: {
    strategy: aStrategy({
      strategy_name: 'Anticonstitutionnellement'.repeat(4),
      pillars_json: Array.from({ length: 5 }, (_, place) => ({ ...aLine(`${LONG}${place}`), id: `long-${place}` })),
      offers_json: [aLine('x'.repeat(300))],
      sources_seed: [`https://acme.example/${'long-path-'.repeat(20)}`],
    }),
  },
});
