import type { components } from '@declic/openapi/types';
import type { FastifyBaseLogger } from 'fastify';
import { readComposition } from '../composition/read-composition';
import type { Composition } from '../composition/composition';
import { readJson } from '../http/read-json';

export type PreviewNotice = components['schemas']['PreviewNotice'];

/** What a link shows instead of what other visitors get. */
export interface Preview {
  notice: PreviewNotice;
  /** The path of the page that the link leads to. */
  opensAt: string;
  composition: Composition;
}

/** `refused`: the registry says that the link is not valid (any more). `unknown`: it does not answer. */
export type PreviewAnswer = Preview | 'refused' | 'unknown';

const FRESH_MS = 2_000;
const TIMEOUT_MS = 2_000;
const MAX_KEPT = 200;

interface Kept {
  askAgainAt: number;
  answer: Promise<PreviewAnswer>;
}

export interface PreviewSourceOptions {
  /** Of the releases service. */
  url: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
}

/** Asks the registry, which signed them, what preview links show. Answers are kept for a moment, good ones while it is away. */
export class PreviewSource {
  readonly #options: PreviewSourceOptions;
  readonly #kept = new Map<string, Kept>();

  constructor(options: PreviewSourceOptions) {
    this.#options = options;
  }

  async find(token: string): Promise<PreviewAnswer> {
    const kept = this.#kept.get(token);
    if (kept && this.#now() < kept.askAgainAt) return this.#unlessExpired(await kept.answer);
    const answer = this.#ask(token).then(async (now) => (now === 'unknown' && kept ? kept.answer : now));
    this.#keep(token, { askAgainAt: this.#now() + FRESH_MS, answer });
    return this.#unlessExpired(await answer);
  }

  #unlessExpired(answer: PreviewAnswer): PreviewAnswer {
    if (typeof answer === 'string') return answer;
    return Date.parse(answer.notice.expires_at) > this.#now() ? answer : 'refused';
  }

  /** The one that was asked for longest ago makes room. */
  #keep(token: string, kept: Kept): void {
    this.#kept.delete(token);
    this.#kept.set(token, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  async #ask(token: string): Promise<PreviewAnswer> {
    try {
      const response = await fetch(`${this.#options.url}/api/releases/previews?token=${encodeURIComponent(token)}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return 'refused';
      if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
      return readPreview(await readJson(response));
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the registry did not answer what a preview link shows');
      return 'unknown';
    }
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}

/** @throws Error when this is not a preview. */
function readPreview(value: unknown): Preview {
  const answer = value as components['schemas']['Preview']; // the composition, which pages are made of, is checked
  const { composition } = readComposition(answer.composition);
  if (!composition) throw new Error('The registry answered something else than a composition.');
  return { notice: answer.notice, opensAt: answer.opens_at, composition };
}
