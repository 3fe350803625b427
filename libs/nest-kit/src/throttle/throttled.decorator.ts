import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { CALL_BUDGET, type CallBudget } from './call-budget';
import { ThrottledInterceptor } from './throttled.interceptor';

/** Counts each valid call of a handler, and answers 429 where its network has used up the budget. */
export const Throttled = (budget: CallBudget) =>
  applyDecorators(SetMetadata(CALL_BUDGET, budget), UseInterceptors(ThrottledInterceptor));
