import { createContext } from 'react';

/** What a part of a page can tell the owner of the page. There is none in tests, and where a remote runs alone. */
export interface PageHost {
  /** Whether the whole page is shown again, by another version, when this error reaches its boundary. */
  replacesPageAfter(error: unknown): boolean;
  /** A part of the page threw, and says so in its place. */
  reportCrash(error: unknown): void;
  /** A part of the page is loading. Returns what ends it. */
  beginLoading(): () => void;
}

export const PageHostContext = createContext<PageHost | undefined>(undefined);
