import { cspHash } from '@declic/nest-kit/csp-hash';

/** styled-components inserts its rules through the CSSOM into one style element, which the page sees empty. */
const EMPTY_STYLE = cspHash('');

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** What the shell's own HTML contains inline, allowed by hash. Data blocks such as JSON need no permission. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { scripts: [], styles: [] };
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(INLINE_ELEMENT)) {
    if (element.toLowerCase() === 'style') hashes.styles.push(cspHash(content));
    else if (!/\ssrc=/i.test(attributes) && !/type="application\/(?:ld\+)?json"/i.test(attributes))
      hashes.scripts.push(cspHash(content));
  }
  return hashes;
}

/** The names of the policies of Trusted Types that decide what of a shell's pages may become code. Older shells have none. */
export function trustedTypes(html: string): readonly string[] {
  const [, names = ''] = /<meta name="trusted-types" content="([a-z -]+)"/.exec(html) ?? [];
  return names.split(' ').filter((name) => name !== '');
}

interface PolicyOptions {
  /** Other origins whose videos the page may show. */
  readonly replayOrigins?: readonly string[] | undefined;
  /** The names of the policies that may be created; without any, Trusted Types are not required. */
  readonly policies?: readonly string[];
}

/**
 * The policy of a page. The nonce admits import maps, and style elements: some libraries write one, such as the scroll lock of
 * dialogs, whose text is measured.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  nonce: string,
  { replayOrigins = [], policies = [] }: PolicyOptions = {},
): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts, `'nonce-${nonce}'`].join(' '),
    ['style-src', "'self'", EMPTY_STYLE, ...styles, `'nonce-${nonce}'`].join(' '),
    "font-src 'self'",
    // Files of results: pictures, players and documents are shown from objects that the page makes of them.
    "img-src 'self' data: blob:",
    ["media-src 'self' blob:", ...replayOrigins].join(' '),
    ["frame-src 'self' blob:", ...replayOrigins].join(' '),
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(policies.length > 0 ? ["require-trusted-types-for 'script'", ['trusted-types', ...policies].join(' ')] : []),
  ].join('; ');
}
