import { NO_CONTENT_POLICY } from '@declic/nest-kit/page-policies';
import { problemType } from '@declic/nest-kit/problem-type';
import type { FastifyReply } from 'fastify';

export interface ProblemDetails {
  status: number;
  code: string;
  title: string;
  /** Members of this problem only, e.g. the service that is down. */
  extra?: Record<string, unknown>;
}

/** Answers with `application/problem+json`, which no cache may keep. */
export function sendProblem(reply: FastifyReply, { status, code, title, extra }: ProblemDetails): FastifyReply {
  const body = { type: problemType(code), title, status, code, request_id: reply.request.id, ...extra };
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': NO_CONTENT_POLICY })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}
