import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { noteDeparture } from './departure';

/** Around every page of a remote. Its clean-up runs before those inside it, so it knows of a departure before they can fail. */
export function AreaFrame({ name }: { name: string }) {
  useLayoutEffect(() => () => noteDeparture(name), [name]);
  return <Outlet />;
}
