import { usePageHead } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useFollowVerification } from '../features/verify-email/use-follow-verification';
import { parseVerificationAddress } from '../features/verify-email/verification-address';
import { VerificationGuide } from '../features/verify-email/verification-guide';
import { paths } from '../paths';
import { BarePage } from '../ui/bare-page';

export function Component() {
  const state: unknown = useLocation().state;
  const [params] = useSearchParams();
  const email = parseVerificationAddress(state, params);
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  usePageHead({ title: 'Verify your email - Declic' });
  useFollowVerification();

  if (isSignedIn) return <Navigate to={paths.dashboard()} replace />;
  return (
    <BarePage
      title="Verify your email"
      subtitle={email ? <SentTo email={email} /> : 'We sent you a verification link.'}
    >
      <VerificationGuide email={email} />
    </BarePage>
  );
}

function SentTo({ email }: { email: string }) {
  return (
    <>
      We sent a verification link to <strong>{email}</strong>.
    </>
  );
}
