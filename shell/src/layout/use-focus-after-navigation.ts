import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the new page's heading, so that a screen reader says where one is, as it does after a page load. */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) focusPage();
  }, [pathname, hash]);
}

function focusPage(): void {
  const main = document.getElementById('main') ?? document.querySelector('main');
  // A page that put the focus somewhere itself, e.g. into its form, knows better.
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;

  const target = main.querySelector('h1') ?? main;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
