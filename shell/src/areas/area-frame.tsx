import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { usePage } from './page-context';

/**
 * Wraps every page of a remote. React runs layout cleanups parent first, so this marks the remote before its own cleanups can
 * throw.
 */
export function AreaFrame({ name }: { name: string }) {
  const { recovery } = usePage();
  useLayoutEffect(() => () => recovery.markUnmounting(name), [recovery, name]);
  return <Outlet />;
}
