import type { Evidence } from '../../../pages/evidence';
import type { PageBlock } from '../../../pages/page-blocks';
import type { Page } from '../../../pages/parse-page';
import type { Language } from '../../../text/languages';

/** A site of the comparison, read. */
export interface Site {
  readonly name: string;
  readonly url: string | null;
  readonly page: Page;
  readonly html: string;
  /** With navigation and footer: trust signals stand there. */
  readonly blocks: readonly PageBlock[];
  readonly language: Language;
}

/** What was found on a site for one criterion, and where. */
export interface Finding {
  readonly values: readonly string[];
  readonly sources: readonly Evidence[];
}

/** One row of the matrix: how it is found on a site. */
export type Finder = (site: Site) => Finding;

const MAX_VALUES = 8;

export function toFinding(found: readonly { readonly value: string; readonly source: Evidence }[]): Finding {
  const byValue = new Map<string, Evidence>();
  for (const { value, source } of found) if (value !== '' && !byValue.has(value)) byValue.set(value, source);
  const kept = [...byValue].slice(0, MAX_VALUES);
  return { values: kept.map(([value]) => value), sources: kept.map(([, source]) => source) };
}
