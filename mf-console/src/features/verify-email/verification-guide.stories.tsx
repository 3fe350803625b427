import preview from '@declic/design-system/storybook/preview';
import { inBarePage } from '../../testing/in-bare-page';
import { VerificationGuide } from './verification-guide';

const meta = preview.meta({
  title: 'Console/Verify email',
  component: VerificationGuide,
  parameters: { pageTitle: 'Verify your email' },
  decorators: [inBarePage],
});

export const Default = meta.story({ args: { email: 'ada@example.com' } });

export const NoAddress = meta.story({ args: { email: undefined } });

export const LongAddress = meta.story({
  args: { email: `${'a-very-long-name-'.repeat(6)}@an-equally-long-domain.example.com` },
});
