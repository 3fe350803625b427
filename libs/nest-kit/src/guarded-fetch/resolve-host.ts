import { lookup, Resolver } from 'node:dns/promises';

type Queries = Pick<Resolver, 'resolve4' | 'resolve6' | 'cancel'>;

const createResolver = (): Queries => new Resolver({ timeout: 2_000, tries: 2 });

/**
 * Asks the name servers, not the system's resolver: slow answers occupy no thread of libuv's pool, and neither `/etc/hosts` nor a
 * search domain gives a name an internal meaning.
 */
export async function resolveByDns(
  hostname: string,
  signal: AbortSignal,
  resolver = createResolver(),
): Promise<readonly string[]> {
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** For names that the operator configured: `localhost`, container names and `/etc/hosts` count. */
export async function resolveBySystem(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}
