import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarePage } from '../../ui/bare-page';
import { VerificationGuide } from './verification-guide';

const meta = {
  title: 'Console/Verify email',
  component: VerificationGuide,
  render: (args) => (
    <BarePage title="Verify your email">
      <VerificationGuide {...args} />
    </BarePage>
  ),
} satisfies Meta<typeof VerificationGuide>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { email: 'ada@example.com' } };

export const NoAddress: Story = { args: { email: undefined } };

export const LongAddress: Story = {
  args: { email: `${'a-very-long-name-'.repeat(6)}@an-equally-long-domain.example.com` },
};
