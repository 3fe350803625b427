import type { FastifyRequest } from 'fastify';

const NAME = 'declic_preview';

/** As the registry signs them; anything else is not worth a question. */
const TOKEN = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const LONGEST = 2_000;

/** The token that this browser was given by a preview link. */
export function previewToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return value !== undefined && isToken(value) ? value : undefined;
}

export function isToken(text: string): boolean {
  return text.length <= LONGEST && TOKEN.test(text);
}

/** Keeps the token until the link expires. Scripts cannot read it. */
export function previewCookie(token: string, expiresAt: Date, secure: boolean): string {
  return attributes(`${NAME}=${token}`, [`Expires=${expiresAt.toUTCString()}`], secure);
}

export function noPreviewCookie(secure: boolean): string {
  return attributes(`${NAME}=`, ['Max-Age=0'], secure);
}

function attributes(pair: string, life: readonly string[], secure: boolean): string {
  return [pair, 'Path=/', ...life, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}
