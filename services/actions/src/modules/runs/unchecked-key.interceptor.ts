import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { callers } from '../calls/caller';
import { CallerKeys } from './caller-keys';

/** Looks the key up before an answer that no run began for. */
@Injectable()
export class UncheckedKeyInterceptor implements NestInterceptor {
  constructor(private readonly keys: CallerKeys) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const caller = callers.get(context.switchToHttp().getRequest<FastifyRequest>());
    if (!caller) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.keys.ensureChecked(caller);
        return answer;
      }),
    );
  }
}
