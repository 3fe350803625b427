import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { map, type Observable } from 'rxjs';
import { OPERATION } from '../contract/op.decorator';
import { getOperation, type Operation } from '../contract/operations';

/** Checks every answer against the contract. */
export class ResponseCheck implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const id: unknown = Reflect.getMetadata(OPERATION, context.getHandler());
    if (typeof id !== 'string') return next.handle();
    const operation = getOperation(id);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!reply.sent) assertResponse(operation, reply.statusCode, answer);
        return answer;
      }),
    );
  }
}

const TEXT_TYPE = /^text\/|[/+]xml$/;

/** @throws when an answer is not what the contract promises. */
function assertResponse(operation: Operation, status: number, answer: unknown): void {
  if (!operation.statuses.includes(status))
    throw new Error(`${operation.id} answered ${status}, which its contract does not have.`);
  const validate = operation.responseValidator(status);
  const isText = typeof answer === 'string' && operation.responseTypes(status).some((type) => TEXT_TYPE.test(type));
  if (isText) return;
  if (!validate) {
    if (answer !== undefined)
      throw new Error(`${operation.id} answered ${status} with a body, which its contract does not have.`);
    return;
  }
  // As the client will see it: dates become text, undefined members vanish.
  const json: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  if (!validate(json))
    throw new Error(`${operation.id} answered ${status} against its contract: ${formatFaults(validate.errors ?? [])}`);
}

function formatFaults(errors: readonly ErrorObject[]): string {
  return errors
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('; ');
}
