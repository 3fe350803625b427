import { Inject } from '@nestjs/common';
import { z } from 'zod';

/** Injection token of a service's parsed configuration. */
export const CONFIG = Symbol('CONFIG');

/** Injection token of the environment that the configuration is read from; tests give their own. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** Injects the configuration that `defineConfig` describes. */
export const InjectConfig = () => Inject(CONFIG);

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const commonShape = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  LOCAL_MODE: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().min(1).default('127.0.0.1'),
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535),
  /** The descriptor of a listening socket that the supervisor passes on; replaces HOST and SERVICE_PORT. */
  LISTEN_FD: z.coerce.number().int().min(3).optional(),
  /** Addresses that may speak for a visitor in X-Forwarded-For: the edge, and nothing else. */
  TRUSTED_PROXIES: z.string().default('127.0.0.1/8,::1'),
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
export class ConfigError extends Error {}

/** Describes the settings of one service on top of the common ones. */
export function defineConfig<Shape extends z.ZodRawShape = Record<never, never>>(
  shape?: Shape,
): ConfigDefinition<CommonConfig & z.output<z.ZodObject<Shape>>> {
  const common = z.object(commonShape);
  const specific = z.object(shape ?? {});
  return {
    read(env) {
      // An empty variable is how compose files and shells spell "not set".
      const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
      const results = [common.safeParse(present), specific.safeParse(present)];
      const issues = results.flatMap((result) => result.error?.issues ?? []);
      if (issues.length > 0) throw new ConfigError(inWords(issues));
      // Both halves parsed, so together they are the promised type.
      return Object.assign({}, ...results.map((result) => result.data)) as CommonConfig & z.output<z.ZodObject<Shape>>;
    },
  };
}

function inWords(issues: readonly z.core.$ZodIssue[]): string {
  const lines = issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  return `This configuration cannot be used. Set these environment variables:\n${lines.join('\n')}`;
}
