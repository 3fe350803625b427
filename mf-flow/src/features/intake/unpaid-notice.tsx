import { Link, Notice } from '@declic/design-system';
import type { CallFailure } from '@declic/remote-kit';
import { paths } from '../../paths';

/** Why the analysis cannot be paid for, and where that is mended. */
export function UnpaidNotice({ failure: { text, code } }: { failure: CallFailure }) {
  const label = code === 'suspended' ? 'Reactivate your plan' : 'Add credits';
  return (
    <Notice tone="danger">
      {text} What you typed is kept. <Link href={paths.account()}>{label}</Link>
    </Notice>
  );
}
