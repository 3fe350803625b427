import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBarePage } from '../../testing/in-bare-page';
import { VerificationGuide } from './verification-guide';

const meta = {
  title: 'Console/Verify email',
  component: VerificationGuide,
  parameters: { pageTitle: 'Verify your email' },
  decorators: [inBarePage],
} satisfies Meta<typeof VerificationGuide>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { email: 'ada@example.com' } };

export const NoAddress: Story = { args: { email: undefined } };

export const LongAddress: Story = {
  args: { email: `${'a-very-long-name-'.repeat(6)}@an-equally-long-domain.example.com` },
};
