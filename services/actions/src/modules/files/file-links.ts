import { createHmac, timingSafeEqual } from 'node:crypto';
import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { ActionsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';

/** How long a link is valid. */
const LINK_LIFETIME_S = 60 * 60;

/** Links that need no key and are valid for an hour: a file's id and the end of the hour, signed with HMAC-SHA256. */
@Injectable()
export class FileLinks {
  constructor(
    @InjectConfig() private readonly config: ActionsConfig,
    private readonly clock: Clock,
  ) {}

  sign(id: string): string {
    const expires = this.nowS() + LINK_LIFETIME_S;
    const query = new URLSearchParams({ expires: String(expires), signature: this.computeSignature(id, expires) });
    return `${this.urlOf(id)}?${query.toString()}`;
  }

  /** The address without its signature. */
  urlOf(id: string): string {
    return `${this.config.PUBLIC_URL}/v1/files/${id}`;
  }

  isValid(id: string, { expires, signature }: { readonly expires: number; readonly signature: string }): boolean {
    const given = Buffer.from(signature);
    const wanted = Buffer.from(this.computeSignature(id, expires));
    return given.length === wanted.length && timingSafeEqual(given, wanted) && expires > this.nowS();
  }

  private computeSignature(id: string, expires: number): string {
    return createHmac('sha256', this.config.FILE_LINK_SECRET).update(`${id}.${expires}`).digest('base64url');
  }

  private nowS(): number {
    return Math.floor(this.clock.now().getTime() / 1_000);
  }
}
