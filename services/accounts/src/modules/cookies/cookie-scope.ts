import type { CommonConfig } from '@declic/nest-kit';
import type { FastifyReply } from 'fastify';

/**
 * The name and attributes of a cookie. Under https its name begins with `__Host-`: browsers then take it from this host alone,
 * over https alone, and for all paths, so a sibling domain cannot plant one. Plain http knows no such names.
 */
export class CookieScope {
  readonly name: string;
  readonly attributes;

  constructor(
    private readonly plainName: string,
    private readonly plainPath: string,
    { PUBLIC_URL }: Pick<CommonConfig, 'PUBLIC_URL'>,
  ) {
    const secure = PUBLIC_URL.startsWith('https:');
    this.name = secure ? `__Host-${plainName}` : plainName;
    this.attributes = { path: secure ? '/' : plainPath, httpOnly: true, sameSite: 'lax', secure } as const;
  }

  /** Removes the cookie that had the plain name under https. */
  clearFormer(reply: FastifyReply): void {
    if (!this.attributes.secure) return;
    reply.clearCookie(this.plainName, { ...this.attributes, path: this.plainPath });
  }
}
