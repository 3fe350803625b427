import { Link, Notice } from '@declic/design-system';
import { paths } from '../../paths';

/** The analysis was refused because it cannot be paid for: what the service said, and where credits come from. */
export function CannotPay({ text }: { text: string }) {
  return (
    <Notice tone="danger">
      {text} <Link href={paths.account()}>Add credits</Link>
    </Notice>
  );
}
