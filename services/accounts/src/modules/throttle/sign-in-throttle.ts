import { type Hit, type Limit, toNetwork, perVisitor, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';

const QUARTER_OF_AN_HOUR = 900;

const HOUR = 3600;

/** Who tries to sign in, from where. */
export interface SignInAttempt {
  readonly email: string;
  readonly ip: string;
}

export interface SignInAllowance {
  /** False after too many attempts on this address, from this visitor or from all together. */
  readonly addressAllowed: boolean;
  /** Set for the first attempt that is refused for this: the address's owner should know. */
  readonly justPaused: 'here' | 'everywhere' | null;
  /** Null, or when a visitor who tried too much may come back. */
  readonly visitorRetryAfter: number | null;
}

/** Counts attempts before they are checked, so that concurrent guesses are all counted. */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    @InjectConfig() private readonly config: AccountsConfig,
  ) {}

  async attempt(attempt: SignInAttempt): Promise<SignInAllowance> {
    const { here: hereLimit, visitor: visitorLimit, everywhere: everywhereLimit } = this.listLimits(attempt);
    const own = await this.hit([hereLimit, visitorLimit]);
    const [here, visitor] = [own.get(hereLimit.scope), own.get(visitorLimit.scope)];
    if (visitor && !visitor.allowed)
      return { addressAllowed: false, justPaused: null, visitorRetryAfter: visitor.retryAfterSeconds };
    // What is refused here must not use up the attempts from elsewhere. Either way two statements, so that the time tells nothing.
    if (here && !here.allowed) {
      const notice = (await this.hit([limitNotices(attempt)])).get(NOTICE);
      const isNoticed = here.firstRefused && notice?.allowed === true;
      return { addressAllowed: false, justPaused: isNoticed ? 'here' : null, visitorRetryAfter: null };
    }
    const everywhere = (await this.hit([everywhereLimit])).get(everywhereLimit.scope);
    return {
      addressAllowed: everywhere?.allowed !== false,
      justPaused: everywhere?.firstRefused ? 'everywhere' : null,
      visitorRetryAfter: null,
    };
  }

  /** Undoes the count of an attempt whose password was right. */
  async decrement(attempt: SignInAttempt): Promise<void> {
    await this.throttle.decrement(this.dataSource.manager, Object.values(this.listLimits(attempt)));
  }

  private async hit(limits: readonly Limit[]): Promise<Map<string, Hit>> {
    const hits = await this.throttle.hit(this.dataSource.manager, limits);
    return new Map(hits.map((hit) => [hit.scope, hit]));
  }

  private listLimits({ email, ip }: SignInAttempt) {
    const { SIGN_IN_ATTEMPTS_PER_ADDRESS, SIGN_IN_ATTEMPTS_PER_ADDRESS_IN_ALL, SIGN_IN_ATTEMPTS_PER_IP } = this.config;
    const visitor = toNetwork(ip);
    return {
      here: {
        scope: 'sign-in-address',
        subject: `${visitor} ${email}`,
        limit: perVisitor(SIGN_IN_ATTEMPTS_PER_ADDRESS, this.config),
        windowSeconds: QUARTER_OF_AN_HOUR,
      },
      everywhere: {
        scope: 'sign-in-address-all',
        subject: email,
        limit: SIGN_IN_ATTEMPTS_PER_ADDRESS_IN_ALL,
        windowSeconds: HOUR,
      },
      visitor: {
        scope: 'sign-in-ip',
        subject: visitor,
        limit: perVisitor(SIGN_IN_ATTEMPTS_PER_IP, this.config),
        windowSeconds: QUARTER_OF_AN_HOUR,
      },
    } satisfies Record<string, Limit>;
  }
}

const NOTICE = 'sign-in-notice';

/** Limit of mails about refused attempts, per address: an attacker with many networks must not flood a mailbox. */
function limitNotices({ email }: SignInAttempt): Limit {
  return { scope: NOTICE, subject: email, limit: 4, windowSeconds: HOUR };
}
