import { ApiError } from '@declic/openapi/accounts';
import preview from '@declic/design-system/storybook/preview';
import { inBarePage } from '../../../testing/in-bare-page';
import { RecoveryForm } from './recovery-form';
import { RecoveryLinkCard } from './recovery-link-card';
import { recoveryLinkFault } from './recovery-link-fault';
import { RecoverySent } from './recovery-sent';
import { ResetForm } from './reset-form';

const meta = preview.meta({
  title: 'Console/Password recovery',
  component: ResetForm,
  args: { token: 'token' },
  parameters: { pageTitle: 'Choose a new password' },
  decorators: [inBarePage],
});

export const Ask = meta.story({
  parameters: { pageTitle: 'Forgot your password?' },
  render: () => <RecoveryForm />,
});

export const Sent = meta.story({
  parameters: { pageTitle: 'Forgot your password?' },
  render: () => <RecoverySent email="ada@example.com" loading={false} onAgain={() => undefined} />,
});

export const Choose = meta.story();

export const ChooseWithErrors = meta.story({
  play: ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit(),
});

export const WithoutLink = meta.story({ args: { token: undefined } });

export const Used = meta.story({ render: () => <Refused code="recovery_link_used" /> });

export const Expired = meta.story({ render: () => <Refused code="recovery_link_expired" /> });

export const Invalid = meta.story({ render: () => <Refused code="recovery_link_invalid" /> });

function Refused({ code }: { code: string }) {
  const fault = recoveryLinkFault(new ApiError(410, code, 'Refused.'));
  return fault ? <RecoveryLinkCard fault={fault} token="token" /> : null;
}
