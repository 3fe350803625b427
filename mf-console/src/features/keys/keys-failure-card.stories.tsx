import { ApiError } from '@declic/openapi/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthenticationRequired } from './authentication-required';
import { KeysFailureCard } from './keys-failure-card';

const meta = {
  title: 'Console/Keys/Failure',
  component: KeysFailureCard,
  args: { error: new TypeError('Failed to fetch'), failures: 1, onRetry: () => undefined },
} satisfies Meta<typeof KeysFailureCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Exhausted: Story = { args: { failures: 3 } };

export const Refused: Story = { args: { error: new ApiError(403, 'forbidden', 'permission denied for keys') } };

export const SignedOut: Story = { render: () => <AuthenticationRequired /> };
