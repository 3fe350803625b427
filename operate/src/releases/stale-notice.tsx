import { Notice } from '@declic/design-system';

/** Above figures that could not be read again. */
export function StaleNotice() {
  return <Notice tone="warning">The registry does not answer at the moment: these figures are older.</Notice>;
}
