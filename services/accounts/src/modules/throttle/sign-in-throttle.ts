import { InjectConfig, type Limit, networkOf, perVisitor, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountsConfig } from '../../config';

const QUARTER_OF_AN_HOUR = 900;

/** Who tries to sign in, from where. */
export interface SignInAttempt {
  readonly email: string;
  readonly ip: string;
}

export interface SignInAllowance {
  /** False after too many attempts on this address from this visitor. */
  readonly address: boolean;
  /** True for the first of those attempts: the address's owner should know. */
  readonly justPaused: boolean;
  /** Null, or when a visitor who tried too much may come back. */
  readonly visitorRetryAfter: number | null;
}

/** Counts attempts before they are judged, so that a burst of guesses cannot slip through while the first is being checked. */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    @InjectConfig() private readonly config: AccountsConfig,
  ) {}

  async attempt(attempt: SignInAttempt): Promise<SignInAllowance> {
    const hits = await this.throttle.hit(this.dataSource.manager, this.limitsOf(attempt));
    const address = hits.find(({ scope }) => scope === 'sign-in-address');
    const visitor = hits.find(({ scope }) => scope === 'sign-in-ip');
    return {
      address: address?.allowed ?? true,
      justPaused: address?.firstRefused ?? false,
      visitorRetryAfter: visitor && !visitor.allowed ? visitor.resetsInSeconds : null,
    };
  }

  /** The attempt was right and counts no more. */
  async forgive(attempt: SignInAttempt): Promise<void> {
    await this.throttle.forgive(this.dataSource.manager, this.limitsOf(attempt));
  }

  private limitsOf({ email, ip }: SignInAttempt): Limit[] {
    const { SIGN_IN_ATTEMPTS_PER_ADDRESS, SIGN_IN_ATTEMPTS_PER_IP } = this.config;
    const visitor = networkOf(ip);
    return [
      {
        scope: 'sign-in-address',
        subject: `${visitor} ${email}`,
        limit: perVisitor(SIGN_IN_ATTEMPTS_PER_ADDRESS, this.config),
        windowSeconds: QUARTER_OF_AN_HOUR,
      },
      {
        scope: 'sign-in-ip',
        subject: visitor,
        limit: perVisitor(SIGN_IN_ATTEMPTS_PER_IP, this.config),
        windowSeconds: QUARTER_OF_AN_HOUR,
      },
    ];
  }
}
