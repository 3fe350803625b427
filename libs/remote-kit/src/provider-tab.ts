/** A tab that is open, and waits for its address. */
export interface ProviderTab {
  go(url: string): void;
  close(): void;
}

/**
 * A new tab for a page of the payment provider. Called in the click itself, because a tab that opens later, when the address
 * is known, is blocked as a pop-up. Where even this one is blocked, the provider takes the place of our page.
 */
export function openProviderTab(): ProviderTab {
  const tab = globalThis.open('about:blank', '_blank');
  if (!tab) return { go: (url) => globalThis.location.assign(url), close: () => undefined };

  // As `noopener` would; asking for that gives no tab to steer.
  tab.opener = null;
  tab.document.title = '…';
  return { go: (url) => tab.location.replace(url), close: () => tab.close() };
}
