import type { RouteHandle } from '@declic/remote-kit';
import { paths } from './paths';

/** The way to a page of the console: every page but the dashboard itself is one step below it. */
export function consoleCrumbs(page: string): RouteHandle {
  return { crumbs: [{ label: 'Dashboard', href: paths.dashboard() }, { label: page }] };
}
