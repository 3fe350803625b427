import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { NO_CONTENT_POLICY } from '@declic/nest-kit/page-policies';
import { problemType } from '@declic/nest-kit/problem-type';

interface Refusal {
  readonly reason: string;
  readonly status: number;
  readonly code: string;
  readonly title: string;
}

const MALFORMED: Refusal = {
  reason: 'Bad Request',
  status: 400,
  code: 'malformed_request',
  title: 'The request cannot be read.',
};

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    reason: 'Request Header Fields Too Large',
    status: 431,
    code: 'headers_too_large',
    title: 'The address and the headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    reason: 'Request Timeout',
    status: 408,
    code: 'request_timeout',
    title: 'The request took too long to arrive.',
  },
};

/** Answers what is not even HTTP that can be parsed. There is no request yet, so the document is written by hand. */
export function answerUnreadable(error: Error & { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // A browser opens connections in advance; one that was never used is not answered.
  if (socket.writable && socket.bytesRead > 0) socket.write(responseTo(REFUSALS[error.code] ?? MALFORMED));
  socket.destroy(error);
}

function responseTo({ reason, status, code, title }: Refusal): string {
  const body = JSON.stringify({ type: problemType(code), title, status, code, request_id: randomUUID() });
  const headers = [
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `content-security-policy: ${NO_CONTENT_POLICY}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return [`HTTP/1.1 ${status} ${reason}`, ...headers, '', body].join('\r\n');
}
