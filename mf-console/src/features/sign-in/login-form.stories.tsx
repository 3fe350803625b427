import preview from '@declic/design-system/storybook/preview';
import { BarePage } from '../../ui/bare-page';
import { ApiError } from '@declic/openapi/accounts';
import { callFailure } from '@declic/remote-kit';
import { LoginForm } from './login-form';
import { LoginFailureNotice } from './login-failure-notice';

const meta = preview.meta({
  title: 'Console/Sign in',
  component: LoginForm,
  render: (args) => (
    <BarePage title={args.mode === 'sign-in' ? 'Sign in' : 'Create your account'}>
      <LoginForm {...args} />
    </BarePage>
  ),
});

export const SignIn = meta.story({ args: { mode: 'sign-in' } });

export const SignUp = meta.story({ args: { mode: 'sign-up' } });

export const WithErrors = meta.story({
  args: { mode: 'sign-in' },
  play: ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit(),
});

export const Refused = meta.story({
  args: { mode: 'sign-in' },
  render: () => (
    <LoginFailureNotice
      mode="sign-in"
      failure={callFailure(new ApiError(401, 'invalid_credentials', 'Authentication failed'))}
      email="ada@example.com"
    />
  ),
});

export const Unreachable = meta.story({
  args: { mode: 'sign-up' },
  render: () => (
    <LoginFailureNotice
      mode="sign-up"
      failure={callFailure(new TypeError('Failed to fetch'))}
      email="ada@example.com"
    />
  ),
});
