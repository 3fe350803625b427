import { CopyButton } from '@declic/design-system';
import { notify } from '@declic/remote-kit';

export interface CopyValueProps {
  value: string;
  /** What the button says. */
  label?: string;
  /** What is copied, where several buttons say the same. */
  subject?: string;
}

/** A copy button that says when the browser refuses. */
export function CopyValue({ value, label = 'Copy', subject }: CopyValueProps) {
  return (
    <CopyButton
      value={value}
      variant="ghost"
      subject={subject}
      texts={{ copy: label }}
      onCopyFailed={() => notify.error('Failed to copy to clipboard')}
    />
  );
}
