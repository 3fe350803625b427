import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { type CommonConfig, InjectConfig } from '../config/config';
import { CALL_BUDGET, type CallBudget } from './call-budget';
import { GroupedThrottle } from './grouped-throttle';
import { toNetwork } from './to-network';

/** Runs behind the check of the input, so that a call which is refused for its form is not counted. */
@Injectable()
export class ThrottledInterceptor implements NestInterceptor {
  constructor(
    private readonly throttle: GroupedThrottle,
    @InjectConfig() private readonly config: CommonConfig,
  ) {}

  /** @throws {TooManyRequestsError} the network has used up the budget. */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const budget = Reflect.getMetadata(CALL_BUDGET, context.getHandler()) as CallBudget; // set by the same decorator
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const { scope, windowSeconds, refusal } = budget;
    const limit = { scope, windowSeconds, subject: toNetwork(ip), limit: budget.limit(this.config) };
    await this.throttle.enforce(limit, refusal);
    return next.handle();
  }
}
