import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useShell } from './shell-context';

/**
 * Wraps every page of a remote. React runs layout cleanups parent first, so this marks the remote before its own cleanups can
 * throw.
 */
export function RemoteBoundary({ name }: { name: string }) {
  const { recovery } = useShell();
  useLayoutEffect(() => () => recovery.markUnmounting(name), [recovery, name]);
  return <Outlet />;
}
