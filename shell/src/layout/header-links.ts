import { isWithin, type NavEntry } from '@declic/remote-kit/host';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShell } from '../areas/shell-context';

/** The header's entries for the page on screen. */
export function useHeaderLinks() {
  const { registry } = useShell();
  const { pathname } = useLocation();
  const remotes = useStore(registry.composition, (composition) => composition.remotes);
  return headerLinks(
    remotes.flatMap(({ nav }) => nav),
    pathname,
  );
}

/** Those that are always there, and those that belong to this part of the product. */
export function headerLinks(entries: readonly NavEntry[], pathname: string) {
  return entries
    .filter(({ when }) => when?.some((base) => isWithin(pathname, base)) ?? true)
    .map(({ label, to }) => ({ label, href: to, current: isWithin(pathname, to) }));
}
