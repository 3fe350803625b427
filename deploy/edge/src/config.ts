import { configError, networkList, withoutEmpty } from '@declic/nest-kit/config';
import { z } from 'zod';
// With its extension: `npm start` reads this module before anything is built.
import { DEFAULT_LIMITS, type EdgeLimits } from './limits/edge-limits.ts';

const upstream = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  /** The descriptor of a listening socket that the supervisor passes on; replaces HOST and PORT. */
  LISTEN_FD: z.coerce.number().int().min(3).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOCAL_MODE: flag.default(false),
  /** Addresses of the proxies that terminate TLS, comma-separated: X-Forwarded-* headers are accepted from these only. */
  TRUSTED_PROXIES: networkList.optional(),
  SHELL_DIR: z.string().min(1),
  RELEASES_DIR: z.string().min(1),
  /** The built page for operators; without it there is none. */
  OPERATE_DIR: z.string().min(1).optional(),
  /** Where the last good composition survives a restart. Without it, memory only. */
  COMPOSITION_FILE: z.string().min(1).optional(),
  RELEASES_URL: upstream,
  MARKETING_URL: upstream,
  ACCOUNTS_URL: upstream,
  ACTIONS_URL: upstream,
  WORKSHOPS_URL: upstream,
  FLOW_URL: upstream,
  /** Answer for `/dev/**` and, of that, `/dev/payments/**`; used in local mode only. */
  MAILBOX_URL: upstream.optional(),
  PAYMENTS_URL: upstream.optional(),
});

/** The services behind the edge, by the name in their path: `/api/<name>/**`. */
export type ServiceName = 'releases' | 'marketing' | 'accounts' | 'actions' | 'workshops' | 'flow';

export interface EdgeConfig {
  port: number;
  host: string;
  listenFd: number | undefined;
  logLevel: string;
  trustedProxies: string[];
  shellDir: string;
  releasesDir: string;
  operateDir: string | undefined;
  compositionFile: string | undefined;
  services: Record<ServiceName, string>;
  /** Always undefined outside local mode, even when the environment sets them. */
  mailboxUrl: string | undefined;
  paymentsUrl: string | undefined;
  limits: EdgeLimits;
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
    trustedProxies: data.TRUSTED_PROXIES?.split(',').map((entry) => entry.trim()) ?? [],
    shellDir: data.SHELL_DIR,
    releasesDir: data.RELEASES_DIR,
    operateDir: data.OPERATE_DIR,
    compositionFile: data.COMPOSITION_FILE,
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
    limits: DEFAULT_LIMITS,
  };
}
