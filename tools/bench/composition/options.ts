import type { Protocol } from '../../../e2e/support/round-trips/tls-front.ts';

/** What is measured; every list is set with commas. */
export interface Options {
  /** `PAGES` */
  readonly pages: readonly string[];
  /** `LATENCY`: round trips of the line, in milliseconds. */
  readonly latencies: readonly number[];
  /** `PROTOCOL` */
  readonly protocols: readonly Protocol[];
  /** `VISITS`: cold visits to each variant of a page, for each latency and protocol. */
  readonly visits: number;
  /** `REMOTES`: how many remotes there are when their number is measured; 0 leaves that out. */
  readonly remotes: number;
}

/** A quarter of an hour on two cores; five visits leave a tenth to chance. */
const DEFAULTS = {
  PAGES: '/en/,/workshops,/login,/usage,/tools/flow-content',
  LATENCY: '40,300',
  PROTOCOL: 'http/1.1,h2',
  VISITS: '11',
  REMOTES: '24',
};

/** @throws Error for a setting that cannot be. */
export function readOptions(env: NodeJS.ProcessEnv): Options {
  const read = (name: keyof typeof DEFAULTS) => env[name] || DEFAULTS[name];
  const list = (name: keyof typeof DEFAULTS) => read(name).split(',');
  return {
    pages: list('PAGES'),
    latencies: list('LATENCY').map((text) => toCount('LATENCY', text)),
    protocols: list('PROTOCOL').map(toProtocol),
    visits: toCount('VISITS', read('VISITS')),
    remotes: toCount('REMOTES', read('REMOTES')),
  };
}

function toCount(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`${name}=${text} is no number.`);
}

function toProtocol(text: string): Protocol {
  if (text === 'h2' || text === 'http/1.1') return text;
  throw new Error(`PROTOCOL=${text} is neither http/1.1 nor h2.`);
}
