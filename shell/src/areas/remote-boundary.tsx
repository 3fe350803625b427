import { PageHostContext } from '@declic/remote-kit/host';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RemotePage } from './remote-page';
import { useShell } from './shell-context';

/** Wraps every page of a remote, and is the owner that its parts report to. */
export function RemoteBoundary({ name }: { name: string }) {
  const { recovery } = useShell();
  const { key } = useLocation();
  const [page] = useState(() => new RemotePage(name, recovery));
  useEffect(() => page.show(), [page, key]);
  return (
    <PageHostContext value={page}>
      <Outlet />
    </PageHostContext>
  );
}
