import { ConfigError, configError, networkList, withoutEmpty } from '@declic/nest-kit/config';
import { readS3Settings, s3Problem, s3Shape, type S3Settings } from '@declic/nest-kit/s3-settings';
import { z } from 'zod';
// With its extension: `npm start` reads this module before anything is built.
import { DEFAULT_LIMITS, type EdgeLimits } from './limits/edge-limits.ts';

const upstream = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/, 'must be a host name, with a port where it has one')
  // The service needs the port for its links; requests are told apart by the name.
  .transform((host) => host.replace(/:\d+$/, ''));
const originList = z
  .string()
  .refine((text) => splitList(text).every(isOrigin), 'must be origins such as https://player.vimeo.com');

/** More than the largest release, so that a page never evicts its own files. */
const SMALLEST_CACHE = 128 * 1024 * 1024;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  /** The descriptor of a listening socket that the supervisor passes on; replaces HOST and PORT. */
  LISTEN_FD: z.coerce.number().int().min(3).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOCAL_MODE: flag.default(false),
  /** Addresses of the proxies that terminate TLS, comma-separated: X-Forwarded-* headers are accepted from these only. */
  TRUSTED_PROXIES: networkList.optional(),
  /** Where the releases service keeps releases: in `RELEASES_DIR`, or in the bucket that the `S3_…` settings name. */
  RELEASE_STORE: z.enum(['folder', 's3']).default('folder'),
  /** The store of all releases, of the shell and of the remotes; a cache of it when they are in a bucket. */
  RELEASES_DIR: z.string().min(1),
  /** The built page for operators; without it there is none. */
  OPERATE_DIR: z.string().min(1).optional(),
  /** The files of least recent use are deleted from the cache when there are more bytes. */
  RELEASE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(SMALLEST_CACHE)
    .default(1024 ** 3),
  ...s3Shape,
  /** Where the last good composition survives a restart, and beside it the version of its shell. Without it, memory only. */
  COMPOSITION_FILE: z.string().min(1).optional(),
  /** The host name on which the workshops are the whole site, such as `ateliers.declic.example`. */
  WORKSHOPS_HOST: hostName.optional(),
  /** The one origin that search engines should know the site by, such as `https://declic.example`; otherwise that of each request. */
  PUBLIC_ORIGIN: z.string().refine(isOrigin, 'must be an origin such as https://declic.example').optional(),
  /** Where replays of workshops may be shown from, comma-separated: players of files, and pages that are embedded. */
  REPLAY_ORIGINS: originList.default('https://www.youtube-nocookie.com, https://player.vimeo.com'),
  /** Signs the tickets of pages; the registry has the same. */
  BEACON_SECRET: z.string().min(32),
  RELEASES_URL: upstream,
  MARKETING_URL: upstream,
  ACCOUNTS_URL: upstream,
  ACTIONS_URL: upstream,
  WORKSHOPS_URL: upstream,
  FLOW_URL: upstream,
  /** Answer for `/dev/**` and, of that, `/dev/payments/**` and `/dev/telegram/**`; used in local mode only. */
  MAILBOX_URL: upstream.optional(),
  PAYMENTS_URL: upstream.optional(),
  TELEGRAM_URL: upstream.optional(),
});

/** The services behind the edge, by the name in their path: `/api/<name>/**`. */
export type ServiceName = 'releases' | 'marketing' | 'accounts' | 'actions' | 'workshops' | 'flow';

export interface EdgeConfig {
  port: number;
  host: string;
  listenFd: number | undefined;
  logLevel: string;
  trustedProxies: string[];
  releasesDir: string;
  operateDir: string | undefined;
  /** Undefined when `releasesDir` is the store itself. */
  bucket: { settings: S3Settings; cacheBytes: number } | undefined;
  compositionFile: string | undefined;
  workshopsHost: string | undefined;
  publicOrigin: string | undefined;
  replayOrigins: readonly string[];
  beaconSecret: string;
  services: Record<ServiceName, string>;
  /** Always undefined outside local mode, even when the environment sets them. */
  mailboxUrl: string | undefined;
  paymentsUrl: string | undefined;
  telegramUrl: string | undefined;
  limits: EdgeLimits;
  /** The built `page-worker.js`, which renders pages from live data; without it there are none. */
  pageWorker?: string | undefined;
}

/** @throws {ConfigError} that names every setting that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv): EdgeConfig {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) throw configError(parsed.error.issues);

  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    listenFd: data.LISTEN_FD,
    logLevel: data.LOG_LEVEL,
    trustedProxies: splitList(data.TRUSTED_PROXIES ?? ''),
    releasesDir: data.RELEASES_DIR,
    operateDir: data.OPERATE_DIR,
    bucket: readBucket(data),
    compositionFile: data.COMPOSITION_FILE,
    workshopsHost: data.WORKSHOPS_HOST,
    publicOrigin: data.PUBLIC_ORIGIN,
    replayOrigins: splitList(data.REPLAY_ORIGINS),
    beaconSecret: data.BEACON_SECRET,
    services: {
      releases: data.RELEASES_URL,
      marketing: data.MARKETING_URL,
      accounts: data.ACCOUNTS_URL,
      actions: data.ACTIONS_URL,
      workshops: data.WORKSHOPS_URL,
      flow: data.FLOW_URL,
    },
    mailboxUrl: data.LOCAL_MODE ? data.MAILBOX_URL : undefined,
    paymentsUrl: data.LOCAL_MODE ? data.PAYMENTS_URL : undefined,
    telegramUrl: data.LOCAL_MODE ? data.TELEGRAM_URL : undefined,
    limits: DEFAULT_LIMITS,
  };
}

function readBucket(data: z.output<typeof environment>): EdgeConfig['bucket'] {
  if (data.RELEASE_STORE === 'folder') return undefined;
  const settings = readS3Settings(data);
  const problem = settings ? s3Problem(data) : 'RELEASE_STORE=s3 needs S3_BUCKET.';
  if (!settings || problem !== undefined) throw new ConfigError(problem ?? '');
  return { settings, cacheBytes: data.RELEASE_CACHE_BYTES };
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Exactly an origin: anything more would be another directive of the page's policy. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
