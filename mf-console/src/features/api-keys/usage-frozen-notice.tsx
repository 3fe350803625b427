import { Link, Notice } from '@declic/design-system';
import { paths } from '../../paths';

/** The key is in order, the subscription is not. */
export function UsageFrozenNotice() {
  return (
    <Notice tone="danger">
      <strong>Your key is suspended.</strong>
      <br />
      Usage is frozen until you reactivate your subscription. Your credits are kept.{' '}
      <Link href={paths.account()}>Go to your account</Link>
    </Notice>
  );
}
