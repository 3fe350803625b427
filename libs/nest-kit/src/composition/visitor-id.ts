import { randomBytes } from 'node:crypto';

/** The cookie that keeps a visitor in one bucket. It is set while a canary runs, and says nothing about the visitor. */
export const VISITOR_COOKIE = 'declic_visitor';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const VISITOR_ID = /^[A-Za-z0-9_-]{22}$/;

export function createVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

/** The visitor's id in a `Cookie` header; undefined when there is none, or something that was not set here. */
export function readVisitorId(cookies: string | undefined): string | undefined {
  const pair = cookies?.split(';').find((part) => part.trim().startsWith(`${VISITOR_COOKIE}=`));
  const value = pair?.trim().slice(VISITOR_COOKIE.length + 1);
  return value !== undefined && VISITOR_ID.test(value) ? value : undefined;
}

/** The `Set-Cookie` header that lets a visitor come back as the same one. */
export function visitorCookie(visitorId: string, { secure }: { readonly secure: boolean }): string {
  const attributes = ['Path=/', `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
  return [`${VISITOR_COOKIE}=${visitorId}`, ...attributes].join('; ');
}
