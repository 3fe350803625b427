import { ApiError } from '@declic/openapi/accounts';
import preview from '@declic/design-system/storybook/preview';
import { AuthenticationRequired } from './authentication-required';
import { KeysFailureCard } from './keys-failure-card';

const meta = preview.meta({
  title: 'Console/Keys/Failure',
  component: KeysFailureCard,
  args: { error: new TypeError('Failed to fetch'), failures: 1, onRetry: () => undefined },
});

export const First = meta.story();

export const Exhausted = meta.story({ args: { failures: 3 } });

export const Refused = meta.story({ args: { error: new ApiError(403, 'forbidden', 'permission denied for keys') } });

export const SignedOut = meta.story({ render: () => <AuthenticationRequired /> });
