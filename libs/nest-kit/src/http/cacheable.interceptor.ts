import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { namesTag } from './names-tag';

/** Metadata key: for how many seconds an answer may be kept. */
export const MAX_AGE = 'declic:max-age';

/** The tags of answers that are made once and given many times. */
const tags = new WeakMap<object, string>();

@Injectable()
export class CacheableInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const maxAge = Number(Reflect.getMetadata(MAX_AGE, context.getHandler()));
    const http = context.switchToHttp();
    const { headers } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const tag = findTag(answer);
        reply.headers({ etag: tag, 'cache-control': `public, max-age=${maxAge}` });
        if (!namesTag(headers['if-none-match'], tag)) return answer;
        reply.status(304);
        return undefined;
      }),
    );
  }
}

/** Weak (RFC 9110, 8.8.1): the edge may compress the answer on its way. */
function findTag(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return toTag(String(answer));
  const tag = tags.get(answer) ?? toTag(JSON.stringify(answer));
  tags.set(answer, tag);
  return tag;
}

function toTag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
