import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarePage } from '../../ui/bare-page';
import { CredentialsForm } from './credentials-form';

const meta = {
  title: 'Console/Sign in',
  component: CredentialsForm,
  render: (args) => (
    <BarePage title={args.mode === 'sign-in' ? 'Sign in' : 'Create your account'}>
      <CredentialsForm {...args} />
    </BarePage>
  ),
} satisfies Meta<typeof CredentialsForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = { args: { mode: 'sign-in' } };

export const SignUp: Story = { args: { mode: 'sign-up' } };

export const WithErrors: Story = {
  args: { mode: 'sign-in' },
  play: ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit(),
};
