import { quoteForShell } from './quote-for-shell';

/** One argument of a command has at most 128 KiB on Linux; a character has up to three bytes, and a quote becomes four characters. */
const LONGEST_ARGUMENT = 30_000;

export interface CurlPost {
  readonly url: string;
  readonly headers: readonly string[];
  /** On one line. */
  readonly json: string;
}

/** A POST with curl for a POSIX shell. A long body comes through a here-document, whose line break curl leaves out. */
export function postWithCurl({ url, headers, json }: CurlPost): string {
  const isLong = json.length > LONGEST_ARGUMENT;
  const data = isLong ? `-d @- <<'JSON'\n${json}\nJSON` : `-d ${quoteForShell(json)}`;
  return [`curl -X POST ${url}`, ...headers.map((header) => `-H "${header}"`), data].join(' \\\n  ');
}
