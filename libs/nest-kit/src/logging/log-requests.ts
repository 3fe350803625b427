import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PARAMS_PROVIDER_TOKEN, PinoLogger } from 'nestjs-pino';
import { pinoHttp } from 'pino-http';
import { findProps, type loggerOptions } from './logger-options';

/**
 * Writes a line about each request when it has been answered, and names the request in every line that is written for it before. A hook
 * in place of the middleware of nestjs-pino: middleware on Fastify comes with an emulation of Express around each request.
 */
export async function logRequests(app: NestFastifyApplication): Promise<void> {
  const options = app.get<ReturnType<typeof loggerOptions>>(PARAMS_PROVIDER_TOKEN);
  const logger = await app.resolve(PinoLogger);
  const logAnswer = pinoHttp(options.pinoHttp);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', ({ id, raw }, reply, done) => {
    Object.assign(raw, { id });
    logAnswer(raw, reply.raw);
    logger.runInContext(done, { bindings: { req: raw, ...findProps(raw) } });
  });
}
