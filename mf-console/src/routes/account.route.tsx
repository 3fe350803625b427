import { useTitle } from '@declic/remote-kit';
import { consoleCrumbs } from '../crumbs';
import { ConsolePage } from '../ui/console-page';

export const handle = consoleCrumbs('Account');

export function Component() {
  useTitle('Account - Declic');
  return <ConsolePage title="Account">{null}</ConsolePage>;
}
