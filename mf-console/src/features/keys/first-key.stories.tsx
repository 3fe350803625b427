import { Stack } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCreatedKey } from '../../testing/factories';
import { GeneratingCard } from './generating-card';
import { GenerationFailedCard } from './generation-failed-card';
import { KeyWelcomeCard } from './key-welcome-card';
import { NewKeyCard } from './new-key-card';

const meta = {
  title: 'Console/Keys/First key',
  component: NewKeyCard,
  args: { held: { ...aCreatedKey(), isFirst: false }, onCopied: () => undefined, onSaved: () => undefined },
} satisfies Meta<typeof NewKeyCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ShownOnce: Story = {};

export const Generating: Story = {
  render: () => (
    <Stack>
      <KeyWelcomeCard />
      <GeneratingCard />
    </Stack>
  ),
};

export const Failed: Story = { render: () => <GenerationFailedCard onRetry={() => undefined} /> };
