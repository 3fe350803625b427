import { Resolver } from 'node:dns/promises';
import { type GuardedFetchOptions, isPublicName } from '@declic/nest-kit/guarded-fetch';
import type { MailExchange, Ports } from '../engine/ports';

/** Of all questions about one domain. */
const MAX_MS = 3_000;

type Lookups = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6' | 'cancel'>;

const createResolver = (): Lookups => new Resolver({ timeout: 2_000, tries: 1 });

/**
 * The port of actions. Where nothing is fetched, nothing is asked either; and a name of an internal zone has no public mail, so the
 * name servers of this network are not asked for it.
 */
export function createMailExchange(
  { egress }: Pick<GuardedFetchOptions, 'egress'>,
  lookup: typeof lookupMailExchange = lookupMailExchange,
): Ports['mailExchange'] {
  return {
    lookup: async (domain, signal) => {
      if (egress === 'off') return 'unknown';
      return isPublicName(domain.toLowerCase().replace(/\.+$/, '')) ? lookup(domain, signal) : 'refuses';
    },
  };
}

/** Asks where a domain's mail goes. Without a record for mail, its own address takes it (RFC 5321); a null record refuses all (RFC 7505). */
export async function lookupMailExchange(
  domain: string,
  signal: AbortSignal,
  resolver = createResolver(),
): Promise<MailExchange> {
  const cancel = () => resolver.cancel();
  // Before the action's own deadline: slow name servers are an answer (`unknown`), not a failure.
  const ended = AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]);
  ended.addEventListener('abort', cancel, { once: true });
  try {
    const exchanges = await answerOrNone(resolver.resolveMx(domain));
    if (exchanges.length > 0)
      return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.') ? 'accepts' : 'refuses';
    const addresses = [
      ...(await answerOrNone(resolver.resolve4(domain))),
      ...(await answerOrNone(resolver.resolve6(domain))),
    ];
    return addresses.length > 0 ? 'accepts' : 'refuses';
  } catch {
    // Time-outs and broken name servers say nothing about the domain.
    return 'unknown';
  } finally {
    ended.removeEventListener('abort', cancel);
  }
}

async function answerOrNone<Entry>(question: Promise<Entry[]>): Promise<Entry[]> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENODATA' || error.code === 'ENOTFOUND'))
      return [];
    throw error;
  }
}
