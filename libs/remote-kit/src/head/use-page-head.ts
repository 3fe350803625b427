import { createContext, useContext, useEffect } from 'react';
import { applyHead } from './apply-head';
import type { PageHead } from './page-head';

/** Receives the head of a page while it is rendered. A prerender provides it: effects do not run there. */
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);

/** The one owner of the document's head: title, language, and what search engines and link previews read. */
export function usePageHead(head: PageHead): void {
  useContext(HeadCollector)?.(head);
  // A new object with the same content is no new head.
  const content = JSON.stringify(head);
  useEffect(() => applyHead(JSON.parse(content) as PageHead), [content]);
}
