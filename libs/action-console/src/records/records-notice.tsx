import { Notice } from '@declic/design-system';

/** For browsers that keep nothing, as in a private window. */
export function RecordsNotice() {
  return <Notice tone="warning">This browser keeps nothing here: what you see is lost when the page is closed.</Notice>;
}
