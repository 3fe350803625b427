import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionPrincipal } from '../auth/principal';
import { OperationGuard } from './operation.guard';
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

/**
 * Makes a method the handler of an operation: route, status and types all come from the contract. It comes before (above) a guard of the
 * handler's own, so that a caller whom that guard refuses learns nothing about the input; `ContractCheck` refuses another order.
 */
export function Op<Id extends OperationId>(id: Id): HandlerDecorator<Id> {
  const operation = getOperation(id);
  const { method, path, status } = operation;
  return applyDecorators(
    SetMetadata(OPERATION, id),
    UseGuards(new OperationGuard(operation)),
    HttpCode(status),
    RequestMapping({ path, method: RequestMethod[method.toUpperCase() as Uppercase<typeof method>] }),
  );
}
