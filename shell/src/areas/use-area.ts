import { matchArea, type AreaLayout, type RemoteArea } from '@declic/remote-kit/host';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShell } from './shell-context';

/** The area of the address on screen; undefined for the shell's own pages. */
export function useArea(): RemoteArea | undefined {
  const { registry } = useShell();
  const { pathname } = useLocation();
  const remotes = useStore(registry.composition, (composition) => composition.remotes);
  return matchArea(remotes, pathname)?.area;
}

/** The chrome of the current address. Unknown addresses get the product's chrome, so that its links can be used. */
export function useLayout(): AreaLayout {
  const area = useArea();
  const { pathname } = useLocation();
  // The root only ever leads on.
  return area?.layout ?? (pathname === '/' ? 'bare' : 'app');
}
