import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@declic/openapi/accounts';
import { inBarePage } from '../../../testing/in-bare-page';
import { RecoveryForm } from './recovery-form';
import { RecoveryLinkCard } from './recovery-link-card';
import { recoveryLinkFault } from './recovery-link-fault';
import { RecoverySent } from './recovery-sent';
import { ResetForm } from './reset-form';

const meta = {
  title: 'Console/Password recovery',
  component: ResetForm,
  args: { token: 'token' },
  parameters: { pageTitle: 'Choose a new password' },
  decorators: [inBarePage],
} satisfies Meta<typeof ResetForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ask: Story = {
  parameters: { pageTitle: 'Forgot your password?' },
  render: () => <RecoveryForm />,
};

export const Sent: Story = {
  parameters: { pageTitle: 'Forgot your password?' },
  render: () => <RecoverySent email="ada@example.com" isSending={false} onAgain={() => undefined} />,
};

export const Choose: Story = {};

export const ChooseWithErrors: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit(),
};

export const WithoutLink: Story = { args: { token: undefined } };

export const Used: Story = { render: () => <Refused code="recovery_link_used" /> };

export const Expired: Story = { render: () => <Refused code="recovery_link_expired" /> };

export const Invalid: Story = { render: () => <Refused code="recovery_link_invalid" /> };

function Refused({ code }: { code: string }) {
  const fault = recoveryLinkFault(new ApiError(410, code, 'Refused.'));
  return fault ? <RecoveryLinkCard fault={fault} token="token" /> : null;
}
