import { type DestinationStream, type Logger, pino, symbols } from 'pino';

/** Members that are never logged. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
];

/** What a failed query says about people's data. */
const QUERY_DATA = ['err.parameters', 'err.detail', 'err.driverError'];

/** Members whose serializers pick what is written and no secret: a search for some takes half the time of a request's line. */
const SERIALIZED = ['req', 'res'];

/** The logger of a service, which writes no secrets. Its serializers of `req` and `res` are those of `loggerOptions`. */
export function createLogger(service: string, level: string, stream?: DestinationStream): Logger {
  const redact = {
    paths: [...QUERY_DATA, ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])],
    censor: '[redacted]',
  };
  const options = { level, base: { service }, redact };
  const logger = stream ? pino(options, stream) : pino(options);
  // By member: what `redact` has made of its paths.
  const stringifiers = Reflect.get(logger, symbols.stringifiersSym) as Record<string, (value: unknown) => string>;
  for (const name of SERIALIZED) stringifiers[name] = (value) => JSON.stringify(value);
  return logger;
}
