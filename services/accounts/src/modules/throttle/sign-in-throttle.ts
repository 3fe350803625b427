import { InjectConfig, type Limit, networkOf, perVisitor, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountsConfig } from '../../config';

const QUARTER_OF_AN_HOUR = 900;

const HOUR = 3600;

/** Who tries to sign in, from where. */
export interface SignInAttempt {
  readonly email: string;
  readonly ip: string;
}

export interface SignInAllowance {
  /** False after too many attempts on this address, from this visitor or from all together. */
  readonly address: boolean;
  /** Set for the first attempt that is refused for this: the address's owner should know. */
  readonly justPaused: 'here' | 'everywhere' | null;
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
    const hitOf = (wanted: string) => hits.find(({ scope }) => scope === wanted);
    const [here, everywhere, visitor] = [hitOf('sign-in-address'), hitOf('sign-in-address-all'), hitOf('sign-in-ip')];
    return {
      address: here?.allowed !== false && everywhere?.allowed !== false,
      justPaused: everywhere?.firstRefused ? 'everywhere' : here?.firstRefused ? 'here' : null,
      visitorRetryAfter: visitor && !visitor.allowed ? visitor.retryAfterSeconds : null,
    };
  }

  /** The attempt was right and counts no more. */
  async forgive(attempt: SignInAttempt): Promise<void> {
    await this.throttle.forgive(this.dataSource.manager, this.limitsOf(attempt));
  }

  private limitsOf({ email, ip }: SignInAttempt): Limit[] {
    const { SIGN_IN_ATTEMPTS_PER_ADDRESS, SIGN_IN_ATTEMPTS_PER_ADDRESS_IN_ALL, SIGN_IN_ATTEMPTS_PER_IP } = this.config;
    const visitor = networkOf(ip);
    return [
      {
        scope: 'sign-in-address',
        subject: `${visitor} ${email}`,
        limit: perVisitor(SIGN_IN_ATTEMPTS_PER_ADDRESS, this.config),
        windowSeconds: QUARTER_OF_AN_HOUR,
      },
      {
        scope: 'sign-in-address-all',
        subject: email,
        limit: SIGN_IN_ATTEMPTS_PER_ADDRESS_IN_ALL,
        windowSeconds: HOUR,
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
