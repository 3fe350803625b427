import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';
import { type Problem, toProblem } from './problem';

const problems = new WeakMap<FastifyRequest, Problem>();

/** The problem document that a request was answered with, if it was. */
export function problemOf(request: FastifyRequest): Problem | undefined {
  return problems.get(request);
}

/** The one place where errors become responses, and where unexpected ones are logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = toProblem(error, request.id);
    problems.set(request, problem);
    if (problem.status >= 500)
      this.logger.error({ err: error, problem: problem.code }, `${request.method} ${pathOf(request)} failed`);
    // A stream that already began cannot turn into a problem document any more.
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    if (error instanceof DomainError) reply.headers(error.details.headers ?? {});
    reply
      .status(problem.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .send(JSON.stringify(problem));
  }
}

/** Without its query, which may hold a token. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
