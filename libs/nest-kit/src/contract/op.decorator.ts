import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionPrincipal } from '../auth/principal';
import { getOperation } from './operations';
import type { OperationId, OpInput, OpOutput } from './operation-types';

/** Metadata key: the id of the operation that a handler implements. */
export const OPERATION = 'declic:operation';

type Answer<Id extends OperationId> = OpOutput<Id> | Promise<OpOutput<Id>>;

/** Input comes first where there is any; a handler without input may start with what else it needs. */
type Handler<Id extends OperationId> =
  | ((input: OpInput<Id>, ...rest: never[]) => Answer<Id>)
  | ((context: SessionPrincipal & FastifyRequest & FastifyReply, ...rest: never[]) => Answer<Id>);

type HandlerDecorator<Id extends OperationId> = <Method extends Handler<Id>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** Makes a method the handler of an operation: route, status and types all come from the contract. */
export function Op<Id extends OperationId>(id: Id): HandlerDecorator<Id> {
  const { method, path, status } = getOperation(id);
  return applyDecorators(
    SetMetadata(OPERATION, id),
    HttpCode(status),
    RequestMapping({ path, method: RequestMethod[method.toUpperCase() as Uppercase<typeof method>] }),
  );
}
