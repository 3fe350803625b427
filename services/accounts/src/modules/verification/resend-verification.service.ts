import { Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VerificationLinks } from '../mailed-links/link-kinds';
import { UsersRepository } from '../users/users.repository';
import { RESEND_VERIFICATION } from './verification.jobs';

export interface ResendVerification {
  readonly email: string;
  readonly ip: string;
  /** Of the cookie that the sign-up set; null in another browser. */
  readonly browserHash: Buffer | null;
}

/**
 * Accepts requests for another verification mail. A job looks the address up, so that neither the response nor its time reveals
 * whether it is known, verified or throttled.
 *
 * @decision D2
 */
@Injectable()
export class ResendVerificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: VerificationLinks,
    private readonly users: UsersRepository,
    private readonly jobs: Jobs,
  ) {}

  async resend({ email, ip, browserHash }: ResendVerification): Promise<void> {
    await this.jobs.add(this.dataSource.manager, RESEND_VERIFICATION, {
      email,
      ip,
      browser_hash: browserHash?.toString('base64url') ?? null,
    });
  }

  /** Another mail to the address of a link; the link itself may be used, replaced or expired. */
  async resendFor(token: string, visitor: Omit<ResendVerification, 'email'>): Promise<void> {
    const email = await this.links.find(token, async (link, manager) =>
      link ? (await this.users.findById(link.userId, manager))?.email : undefined,
    );
    if (email !== undefined) await this.resend({ email, ...visitor });
  }
}
