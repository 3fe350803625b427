import { matchArea, type RemoteArea } from '@declic/remote-kit/host';

interface WithAreas {
  readonly areas: readonly RemoteArea[];
}

/** The languages of areas: the one in the address, the one that its pages spoke last, or the one that its manifest names. */
export class AreaLanguages {
  readonly #spoken = new Map<string, string>();

  constructor(private readonly remotes: () => readonly WithAreas[]) {}

  /** A page at this address speaks this language. */
  note(pathname: string, language: string): void {
    this.#spoken.set(this.#areaAt(pathname)?.path ?? '', language);
  }

  at(pathname: string): string {
    const inAddress = /^\/(en|fr|es)(?:\/|$)/.exec(pathname)?.[1];
    const area = this.#areaAt(pathname);
    return inAddress ?? this.#spoken.get(area?.path ?? '') ?? area?.lang ?? 'en';
  }

  #areaAt(pathname: string): RemoteArea | undefined {
    return matchArea(this.remotes(), pathname)?.area;
  }
}
