import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * The credits for the first 100 confirmed waitlist addresses. The database decides who gets them.
 *
 * @decision D11
 */
@Injectable()
export class WaitlistBonus {
  /** Gives them to a user whose address was confirmed on the waitlist, once. Needs the user's credit account. */
  async claim(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('select claim_waitlist_bonus($1)', [userId]);
  }
}
