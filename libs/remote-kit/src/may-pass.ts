/** Whether the same request may be answered next time: a refusal (4xx) stays one, except "too early" and "too many". */
export function mayPass(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return !(status >= 400 && status < 500) || status === 425 || status === 429;
}
