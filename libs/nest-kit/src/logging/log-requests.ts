import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PinoLogger } from 'nestjs-pino';
import { logAnswer } from './log-answer';
import { findProps } from './logger-options';

/**
 * Writes a line about each request when it has been answered, and names the request in every line that is written for it before. A hook
 * in place of the middleware of nestjs-pino: middleware on Fastify comes with an emulation of Express around each request. One logger is
 * made for a request, and writes all its lines.
 */
export async function logRequests(app: NestFastifyApplication): Promise<void> {
  const logger = await app.resolve(PinoLogger);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', ({ id, raw }, reply, done) => {
    Object.assign(raw, { id });
    const handle = () => {
      logAnswer(raw, reply.raw, logger.logger);
      done();
    };
    logger.runInContext(handle, { bindings: { req: raw, ...findProps(raw) } });
  });
}
