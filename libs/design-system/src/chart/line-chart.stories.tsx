import preview from '../../.storybook/preview';
import { Card } from '../index';
import { LineChart } from './line-chart';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 10, 20, 12);
const series = (values: readonly number[]) => values.map((value, index) => ({ at: start + index * HOUR, value }));

const meta = preview.meta({
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    points: series([500, 487, 487, 431, 398, 371, 971, 940, 902, 874, 874, 851]),
    label: 'Credits over twelve hours: from 500 to 851.',
    formatValue: (value) => `${value.toLocaleString('en')} credits`,
    formatMoment: (at) => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
    formatTick: (at) => new Date(at).toLocaleTimeString('en', { timeStyle: 'short' }),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story();

export const Zeros = meta.story({ args: { points: series([0, 0, 0]), label: 'No credits for three hours.' } });

export const Millions = meta.story({
  args: { points: series([1_500_000, 400_000, 2_750_000]), label: 'From 1,500,000 to 2,750,000.' },
});
