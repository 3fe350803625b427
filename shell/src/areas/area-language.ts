import { matchArea, type RemoteArea } from '@declic/remote-kit/host';

interface WithAreas {
  readonly areas: readonly RemoteArea[];
}

/** The languages of areas: the one in the address, or the one that its pages spoke last. English until they have. */
export class AreaLanguages {
  readonly #spoken = new Map<string, string>();

  constructor(private readonly remotes: () => readonly WithAreas[]) {}

  /** A page at this address speaks this language. */
  note(pathname: string, language: string): void {
    this.#spoken.set(this.#areaAt(pathname), language);
  }

  at(pathname: string): string {
    const inAddress = /^\/(en|fr|es)(?:\/|$)/.exec(pathname)?.[1];
    return inAddress ?? this.#spoken.get(this.#areaAt(pathname)) ?? 'en';
  }

  #areaAt(pathname: string): string {
    return matchArea(this.remotes(), pathname)?.area.path ?? '';
  }
}
