import { Stack } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCreatedKey } from '../../testing/factories';
import { GeneratingCard } from './generating-card';
import { GenerationFailedCard } from './generation-failed-card';
import { KeyWelcomeCard } from './key-welcome-card';
import { NewKeyCard } from './new-key-card';

const meta = { title: 'Console/Keys/First key', component: NewKeyCard } satisfies Meta<typeof NewKeyCard>;

export default meta;

type Story = StoryObj<typeof meta>;

const { token } = aCreatedKey();

export const ShownOnce: Story = { args: { token } };

export const Generating: Story = {
  args: { token },
  render: () => (
    <Stack>
      <KeyWelcomeCard />
      <GeneratingCard />
    </Stack>
  ),
};

export const Failed: Story = { args: { token }, render: () => <GenerationFailedCard onRetry={() => undefined} /> };
