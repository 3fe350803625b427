import { beforeEach, vi } from 'vitest';

/** A tab that a page has opened: where it was sent to, and whether it was closed. */
function aTab() {
  const visited: string[] = [];
  let isClosed = false;
  const tab = {
    opener: {} as unknown,
    document: { title: '' },
    location: { replace: (url: string) => visited.push(url) },
    close: () => (isClosed = true),
  };
  return {
    window: tab as unknown as Window, // only what an opener of tabs uses
    visited,
    get isClosed() {
      return isClosed;
    },
  };
}

/** Has the page open this tab instead of one of the browser. */
export function catchNewTab() {
  const tab = aTab();
  vi.spyOn(globalThis, 'open').mockImplementation(() => tab.window);
  return tab;
}

/** Calls `catchNewTab` before each test of a file. Returns a getter of the current test's tab. */
export function catchNewTabs(): () => ReturnType<typeof catchNewTab> {
  let tab: ReturnType<typeof catchNewTab>;
  beforeEach(() => {
    tab = catchNewTab();
  });
  return () => tab;
}
