import type { RequestLine, RequestRow } from './logged-request';

export function toRequestLine({ at, ...row }: RequestRow): RequestLine {
  return { ...row, at: at.toISOString() };
}
