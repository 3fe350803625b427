import { ButtonLink, EmptyState, KeyRound } from '@declic/design-system';
import { paths } from '../../paths';

export function AuthenticationRequired() {
  return (
    <EmptyState
      title="Authentication Required"
      description="Please log in to manage API keys."
      icon={<KeyRound aria-hidden />}
      action={<ButtonLink href={paths.login()}>Sign in</ButtonLink>}
    />
  );
}
