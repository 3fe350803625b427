import { isIP } from 'node:net';
import { z } from 'zod';
import { parseLoopbackOrigins } from '../guarded-fetch/allowed-origins.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Addresses and networks, with commas, as Fastify's `trustProxy` takes them. */
export const networkList = z
  .string()
  .refine((text) => text.split(',').every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8, with commas');

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.trim().split('/');
  const version = isIP(address);
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isPrefix && rest.length === 0;
}

const loopbackOrigins = z.string().transform((text, context) => {
  const origins = parseLoopbackOrigins(text);
  if (origins) return origins;
  context.addIssue('must be origins on this machine such as http://127.0.0.1:8090, with commas');
  return z.NEVER;
});

const commonShape = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  LOCAL_MODE: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().min(1).default('127.0.0.1'),
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535),
  /** The descriptor of a listening socket that the supervisor passes on; replaces HOST and SERVICE_PORT. */
  LISTEN_FD: z.coerce.number().int().min(3).optional(),
  /** Addresses whose X-Forwarded-For is trusted: the edge only. */
  TRUSTED_PROXIES: networkList.default('127.0.0.1/8,::1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  /** How long a request waits for a connection, new or from the pool. */
  DATABASE_CONNECT_TIMEOUT_MS: z.coerce.number().int().min(100).default(2_000),
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(15_000),
  /** How long a statement waits for a row that another transaction holds; charges have a shorter limit of their own. */
  DATABASE_LOCK_TIMEOUT_MS: z.coerce.number().int().min(10).default(2_000),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  /** Keys the hashes under which visitors are counted. */
  THROTTLE_SECRET: z.string().min(32),
  /** Where the accounts service publishes the keys of access tokens. */
  SESSION_JWKS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** `off`: nothing is fetched for users. What the operator configured (payments, mail, workflows) is still called. */
  EGRESS: z.enum(['on', 'off']).default('on'),
  /** Sites of tests and demonstrations that are fetched although they are on this machine; not in production. */
  EGRESS_ALLOWED_ORIGINS: loopbackOrigins.default([]),
  MAIL_FROM: z.string().min(3).default('Declic <hello@declic.example>'),
};

type CommonShape = typeof commonShape;

/** The settings that every service has. */
export type CommonConfig = z.output<z.ZodObject<CommonShape>>;

/** How a service's settings are read from its environment. */
export interface ConfigDefinition<Config extends CommonConfig = CommonConfig> {
  /** @throws {ConfigError} naming every setting that is missing or wrong. */
  read(env: NodeJS.ProcessEnv): Config;
}

/** The type of what a definition reads. */
export type ConfigOf<Definition> = Definition extends ConfigDefinition<infer Config> ? Config : never;

/** The environment does not hold what the service needs. Its message is meant for the person who starts it. */
export class ConfigError extends Error {
  /** Each setting with what is wrong with it. */
  readonly problems: readonly string[];

  constructor(message: string, problems: readonly string[] = [message]) {
    super(message);
    this.problems = problems;
  }
}

/**
 * Describes the settings of one service on top of the common ones. `problemIn` names what is wrong with settings that are right one
 * by one.
 */
export function defineConfig<Shape extends z.ZodRawShape = Record<never, never>>(
  shape?: Shape,
  problemIn: (config: z.output<z.ZodObject<Shape>>) => string | undefined = () => undefined,
): ConfigDefinition<CommonConfig & z.output<z.ZodObject<Shape>>> {
  const common = z.object(commonShape).refine(isWithoutLoopbackInProduction, {
    path: ['EGRESS_ALLOWED_ORIGINS'],
    message: 'is for tests and local mode: in production it would open this machine to users',
  });
  const specific = z.object(shape ?? {});
  return {
    read(env) {
      const present = withoutEmpty(env);
      const results = [common.safeParse(present), specific.safeParse(present)];
      const issues = results.flatMap((result) => result.error?.issues ?? []);
      if (issues.length > 0) throw configError(issues);
      // Both halves parsed, so together they are the promised type.
      const config = Object.assign({}, ...results.map((result) => result.data)) as CommonConfig &
        z.output<z.ZodObject<Shape>>;
      const problem = problemIn(config);
      if (problem !== undefined) throw new ConfigError(problem);
      return config;
    },
  };
}

function isWithoutLoopbackInProduction({
  NODE_ENV,
  LOCAL_MODE,
  EGRESS_ALLOWED_ORIGINS,
}: Pick<CommonConfig, 'NODE_ENV' | 'LOCAL_MODE' | 'EGRESS_ALLOWED_ORIGINS'>): boolean {
  return NODE_ENV !== 'production' || LOCAL_MODE || EGRESS_ALLOWED_ORIGINS.length === 0;
}

/** An empty variable is how compose files and shells spell "not set". */
export function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** What a schema found wrong with an environment. */
export function configError(issues: readonly z.core.$ZodIssue[]): ConfigError {
  const problems = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const lines = problems.map((problem) => `  ${problem}`).join('\n');
  return new ConfigError(`This configuration cannot be used. Set these environment variables:\n${lines}`, problems);
}
