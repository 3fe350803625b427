import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPassing } from './database-errors';
import { DomainError } from './domain-error';
import { type Problem, toProblem } from './problem';

/** Seconds after which a client should retry a 503. */
const RETRY_AFTER_SECONDS = '1';

const problems = new WeakMap<FastifyRequest, Problem>();

/** The problem document that a request was answered with, if it was. */
export function getProblem(request: FastifyRequest): Problem | undefined {
  return problems.get(request);
}

/**
 * The one place where errors become responses, and where unexpected ones are logged.
 *
 * @decision D34
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = toProblem(error, request.id);
    problems.set(request, problem);
    this.log(error, problem, request);
    // A stream that already began cannot turn into a problem document any more.
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    if (problem.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (error instanceof DomainError) reply.headers(error.details.headers ?? {});
    reply
      .status(problem.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .send(JSON.stringify(problem));
  }

  private log(error: unknown, problem: Problem, request: FastifyRequest): void {
    if (problem.status < 500) return;
    const facts = { err: error, problem: problem.code };
    const sentence = `${request.method} ${readPath(request)} failed`;
    if (isPassing(error)) this.logger.warn(facts, sentence);
    else this.logger.error(facts, sentence);
  }
}

/** Without its query, which may hold a token. */
function readPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
