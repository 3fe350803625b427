import type { OpOutput } from '@declic/nest-kit';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/** The id of a composition is its entity tag: a page that is open asks again and again, and is seldom sent anything. */
@Injectable()
export class CompositionTagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<OpOutput<'getComposition'>>): Observable<unknown> {
    const http = context.switchToHttp();
    const { headers } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((composition) => {
        const tag = `"${composition.id}"`;
        reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
        if (headers['if-none-match'] !== tag) return composition;
        reply.status(304);
        return undefined;
      }),
    );
  }
}
