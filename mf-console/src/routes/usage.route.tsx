import { useTitle } from '@declic/remote-kit';
import { consoleCrumbs } from '../crumbs';
import { ConsolePage } from '../ui/console-page';

export const handle = consoleCrumbs('Usage');

export function Component() {
  useTitle('Usage - Declic');
  return <ConsolePage title="Usage">{null}</ConsolePage>;
}
