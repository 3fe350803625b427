import { toast } from '@declic/design-system/toast';
import { cleanup } from '@testing-library/react';

export function clearPage() {
  cleanup();
  // What is still on screen would appear on the next page as well.
  toast.dismiss();
}
