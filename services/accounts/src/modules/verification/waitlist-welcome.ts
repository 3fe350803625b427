import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * The credits that the first hundred people of the waitlist are welcomed with. Who has them is decided in the database.
 *
 * @decision D11
 */
@Injectable()
export class WaitlistWelcome {
  /** Gives them to a user whose address was confirmed on the waitlist, once. Needs the user's credit account. */
  async claim(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('select claim_waitlist_welcome($1)', [userId]);
  }
}
