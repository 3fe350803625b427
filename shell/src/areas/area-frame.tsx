import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { noteDeparture } from './departure';

/**
 * Wraps every page of a remote. React runs layout cleanups parent first, so this marks the remote before its own cleanups can
 * throw.
 */
export function AreaFrame({ name }: { name: string }) {
  useLayoutEffect(() => () => noteDeparture(name), [name]);
  return <Outlet />;
}
