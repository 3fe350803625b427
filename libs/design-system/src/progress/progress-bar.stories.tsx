import preview from '../../.storybook/preview';
import { Stack, Text } from '../index';
import { ProgressBar } from './progress-bar';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { value: 40, label: 'Export' },
});

export const Default = meta.story();

export const Empty = meta.story({ args: { value: 0 } });

export const Full = meta.story({ args: { value: 5_000, max: 5_000, valueText: '5,000 of 5,000 lines' } });

export const Tones = meta.story({
  render: (args) => (
    <Stack>
      {(['accent', 'neutral', 'warning', 'danger'] as const).map((tone) => (
        <ProgressBar key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
});

export const BesideItsNumber = meta.story({
  render: () => (
    <Stack $gap={1}>
      <Text size="small">45% of your credits</Text>
      <ProgressBar value={45} />
    </Stack>
  ),
});
