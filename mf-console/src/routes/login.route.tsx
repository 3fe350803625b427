import { useTitle } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { Navigate, useSearchParams } from 'react-router-dom';
import { CredentialsForm } from '../features/credentials/credentials-form';
import { type CredentialsMode, parseCredentialsMode } from '../features/credentials/credentials-mode';
import { paths } from '../paths';
import { BarePage } from '../ui/bare-page';

const words: Record<CredentialsMode, { title: string; subtitle: string }> = {
  'sign-in': { title: 'Sign in', subtitle: 'Your keys, credits and actions are a click away.' },
  'sign-up': { title: 'Create your account', subtitle: 'An email address and a password are all it takes.' },
};

export function Component() {
  const [params] = useSearchParams();
  const mode = parseCredentialsMode(params);
  const { title, subtitle } = words[mode];
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  useTitle(`${title} - Declic`);

  if (isSignedIn) return <Navigate to={paths.dashboard()} replace />;
  return (
    <BarePage title={title} subtitle={subtitle}>
      <CredentialsForm mode={mode} />
    </BarePage>
  );
}
