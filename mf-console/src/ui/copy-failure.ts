import { notify } from '@declic/remote-kit';

export function reportCopyFailure(): void {
  notify.error('Failed to copy to clipboard');
}
