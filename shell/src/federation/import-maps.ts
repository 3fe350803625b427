import { ONLY_MAP_ATTRIBUTE } from '@declic/remote-kit/host';

/** Hashes of modules by their address on this origin. */
export type ModuleHashes = Readonly<Record<string, string>>;

/**
 * The hashes that the browser checks modules against, at every import of them: those of the page's own import map, and what is added
 * to it. One without hashes in import maps ignores all of it.
 */
export class ImportMaps {
  readonly #inlined = inlinedHashes();
  readonly #hashes = new Map<string, string>(Object.entries(this.#inlined));
  /** The browser takes no map besides that of the page. */
  readonly isOnlyOne = inlinedMap()?.hasAttribute(ONLY_MAP_ATTRIBUTE) === true;

  hashOf(address: string): string | undefined {
    return this.#hashes.get(address);
  }

  /** Whether a map says the hash of a module to the browser. Otherwise only its preload does. */
  covers(address: string): boolean {
    return this.isOnlyOne ? address in this.#inlined : this.#hashes.has(address);
  }

  get all(): ModuleHashes {
    return Object.fromEntries(this.#hashes);
  }

  add(hashes: ModuleHashes): void {
    const added = Object.entries(hashes).filter(([address]) => !this.#hashes.has(address));
    if (added.length === 0) return;
    for (const [address, hash] of added) this.#hashes.set(address, hash);
    if (!this.isOnlyOne) insertMap({ integrity: Object.fromEntries(added) });
  }
}

/** Those of this page. */
export const importMaps = new ImportMaps();

function inlinedMap(): Element | null {
  return document.querySelector('script[type="importmap"]');
}

function inlinedHashes(): ModuleHashes {
  const text = inlinedMap()?.textContent;
  if (!text) return {};
  const { integrity } = JSON.parse(text) as { integrity?: ModuleHashes }; // written by the edge
  return integrity ?? {};
}

function insertMap(map: object): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  script.textContent = JSON.stringify(map);
  document.head.append(script);
  // The browser has read it.
  script.remove();
}
