import { type CommonConfig, InjectConfig } from '@declic/nest-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CrossSiteRequestError } from './sessions.errors';

/**
 * Stands before routes that read or set the session cookie. Browsers say where a request comes from and pages cannot lie
 * about it; a client that says nothing is no browser and has no cookies to abuse.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly publicOrigin: string;

  constructor(@InjectConfig() { PUBLIC_URL }: Pick<CommonConfig, 'PUBLIC_URL'>) {
    this.publicOrigin = new URL(PUBLIC_URL).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers, host } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!this.isOwn(headers, host)) throw new CrossSiteRequestError();
    return true;
  }

  private isOwn(headers: FastifyRequest['headers'], host: string): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    const { origin } = headers;
    return origin === undefined || origin === this.publicOrigin || parseHost(origin) === host;
  }
}

function parseHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
