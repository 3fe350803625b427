import { expect, it, vi } from 'vitest';
import { openProviderTab } from './provider-tab';

/** A tab that was opened, as far as its opener uses it. */
function aTab() {
  const visited: string[] = [];
  const tab = {
    opener: {} as unknown,
    document: { title: '' },
    location: { replace: (url: string) => visited.push(url) },
    close: () => undefined,
  };
  return { window: tab as unknown as Window, visited }; // no more is used
}

it('is open before its address is known, and cannot reach our page', () => {
  const tab = aTab();
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(tab.window);
  const provider = openProviderTab();

  expect(open).toHaveBeenCalledWith('about:blank', '_blank');
  expect(tab.window.opener).toBeNull();
  // The page may be in any language.
  expect(tab.window.document.title).toBe('…');
  expect(tab.visited).toEqual([]);

  provider.go('https://pay.example.test/1');
  expect(tab.visited).toEqual(['https://pay.example.test/1']);
});

it('takes the place of our page where pop-ups are blocked', () => {
  // An address that jsdom can navigate to: it knows no other page.
  const page = location.href;
  const address = `${page}#payment`;
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const provider = openProviderTab();

  provider.close();
  expect(location.href).toBe(page);
  provider.go(address);
  expect(location.href).toBe(address);
});
