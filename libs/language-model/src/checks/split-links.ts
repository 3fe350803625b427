import { findEmails, findUrls } from '@declic/action-router/text';
import type { Span } from '@declic/action-router/text';

/** Labels between dots, in any script. Each match takes its whole word, so that the time grows with the length alone. */
const DOTTED = /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
const TOP_LEVEL = /\.(?:[\p{L}\p{M}]{2,24}|xn--[a-z\d-]{1,59})-*(?:\.|$)/iu;
const PATH = /\/[^\s<>"'“”«»`()]*[\p{L}\p{N}]/uy;
/** What makes a link without a domain: `//host`, `](target)`, `name@host` and `@name`. */
const SIGNS =
  /\/\/(?:[^\s<>"'“”«»`()]*[\p{L}\p{N}/])?|\]\([^\s)]*|(?<![\p{L}\p{M}\p{N}_.+-])[\p{L}\p{M}\p{N}_.+-]*@[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*/gu;

interface SplitText {
  /** Addresses, domains and the signs of other links. */
  readonly links: readonly string[];
  /** The text without the addresses and domains. */
  readonly rest: string;
}

export function splitLinks(text: string): SplitText {
  const links: string[] = [];
  let rest = text;
  for (const find of [findUrls, findEmails, findDomains]) {
    const spans = find(rest);
    links.push(...spans.map((span) => span.text));
    rest = cut(rest, spans);
  }
  return { links: [...links, ...[...rest.matchAll(SIGNS)].map(([sign]) => sign)], rest };
}

/** Domains with their paths. */
function findDomains(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: host, index: start } of text.matchAll(DOTTED)) {
    if (start < end || !TOP_LEVEL.test(host)) continue;
    PATH.lastIndex = start + host.length;
    end = PATH.test(text) ? PATH.lastIndex : start + host.length;
    spans.push({ text: text.slice(start, end), start, end });
  }
  return spans;
}

function cut(text: string, spans: readonly Span[]): string {
  const starts = [0, ...spans.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, spans[index]?.start)).join(' ');
}
