import { EVENT_STREAM_PATHS } from '@declic/nest-kit/routes';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig, ServiceName } from '../config';
import { BodyMemory } from '../limits/body-memory';
import { Concurrency } from '../limits/limit-concurrency';
import { addProxy, type ProxyRoute } from '../proxy/add-proxy';
import { UpstreamPool } from '../proxy/upstream-pool';

/**
 * `/api/<service>/**`, `/v1/**`, `/docs/**`, `/llms.txt` and `/sitemap-workshops.xml` to the services, `/dev/**` to the local mailbox, payments and Telegram where there are any.
 *
 * @decision D35
 */
export async function addProxyRoutes(
  app: FastifyInstance,
  {
    services,
    mailboxUrl,
    paymentsUrl,
    telegramUrl,
    limits,
  }: Pick<EdgeConfig, 'services' | 'mailboxUrl' | 'paymentsUrl' | 'telegramUrl' | 'limits'>,
): Promise<void> {
  const poolFor = (url: string, connections: number) => {
    const pool = new UpstreamPool(url, connections);
    app.addHook('onClose', () => pool.destroy());
    return pool;
  };
  const memory = new BodyMemory(limits);
  const requests = { memory, concurrency: new Concurrency(limits.requests) };
  const streams = { memory, concurrency: new Concurrency(limits.streams) };
  const add = (service: string, url: string, prefixes: readonly string[]) => {
    const pool = poolFor(url, limits.connectionsPerService);
    return Promise.all(prefixes.map((prefix) => addProxy(app, { ...requests, prefix, service, url, pool })));
  };

  for (const [service, url] of Object.entries(services)) {
    await add(service, url, listPrefixes(service as ServiceName));
    for (const streamPath of listStreamPaths(service)) {
      const pool = poolFor(url, limits.streamsPerService);
      await addProxy(app, { ...streams, prefix: `/api/${service}`, service, url, pool, streamPath });
    }
  }
  if (mailboxUrl) await add('mailbox', mailboxUrl, ['/dev']);
  if (paymentsUrl) await add('payments', paymentsUrl, ['/dev/payments']);
  if (telegramUrl) await add('telegram', telegramUrl, ['/dev/telegram']);
}

/** What services answer for besides `/api/<service>`. */
const OTHER_PREFIXES: Partial<Record<ServiceName, readonly string[]>> = {
  actions: ['/v1', '/docs', '/llms.txt'],
  workshops: ['/sitemap-workshops.xml'],
};

function listPrefixes(service: ServiceName): string[] {
  return [`/api/${service}`, ...(OTHER_PREFIXES[service] ?? [])];
}

/** Below `/api/<service>`. */
function listStreamPaths(service: string): NonNullable<ProxyRoute['streamPath']>[] {
  const prefix = `/api/${service}/`;
  return EVENT_STREAM_PATHS.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length - 1));
}
