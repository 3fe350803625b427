import type { Element } from 'domhandler';
import type { Evidence } from '../../../pages/evidence';
import type { Page } from '../../../pages/parse-page';
import { toFinding, type Finder } from './site-reading';

interface Found {
  readonly value: string;
  readonly source: Evidence;
}

export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Looks at the first `most` elements that a selector finds; `read` gives null for those that say nothing. */
export const findElements =
  (selector: string, most: number, read: (element: Element, page: Page) => Found | null): Finder =>
  ({ page }) =>
    toFinding(
      page<Element, string>(selector)
        .toArray()
        .slice(0, most)
        .flatMap((element) => read(element, page) ?? []),
    );
