import { Link, type RouteObject } from 'react-router-dom';
import type { ImportRemote } from '../federation/import-remote';
import { aRemoteModule } from './a-remote';
import { flow } from './some-remotes';

/** The last good version of mf-flow. Its page has the heading `Page of mf-flow`. */
const fallback = { version: '0', entry: '/remotes/mf-flow/0/remoteEntry.js', needs: flow.needs };

export const flowWithFallback = { ...flow, fallback };

const workshopsPage = (
  <>
    <h1>Workshops</h1>
    <Link to="/flow">To flow</Link>
  </>
);

/** What a page of mf-flow is, in the version that breaks. */
export type FaultyPage = Omit<RouteObject, 'path' | 'index' | 'children'>;

/** mf-workshops, which links to mf-flow, whose current version has this page. */
export function importingFlow(page: FaultyPage): ImportRemote {
  return (name, entry) => {
    if (name === 'mf-workshops')
      return Promise.resolve(aRemoteModule(name, [{ path: '/workshops', element: workshopsPage }]));
    return Promise.resolve(aRemoteModule(name, entry === flow.entry ? [{ path: '/flow', ...page }] : undefined));
  };
}
