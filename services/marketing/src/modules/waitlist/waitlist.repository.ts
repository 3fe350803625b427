import { callForRow, callIfOffered, callOtherService } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIRMATION_DAYS } from './confirmation-days';
import type { Language, WaitlistEntryEntity } from './waitlist-entry.entity';

export interface Consent {
  version: string;
  /** The words that were agreed to. */
  wording: string;
  language: Language;
  page: string;
}

/** An entry, and whether it was not there before. */
export interface KeptEntry {
  entry: WaitlistEntryEntity;
  isNew: boolean;
}

/** Of the two links in a mail. */
export interface LinkHashes {
  confirmation: Buffer;
  withdrawal: Buffer;
}

export type Recipient = Pick<WaitlistEntryEntity, 'email' | 'language'>;

export interface WaitlistOffer {
  credits: number;
  places: number;
  places_left: number;
}

@Injectable()
export class WaitlistRepository {
  constructor(private readonly dataSource: DataSource) {}

  inTransaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  /** One entry per address, ignoring case; joining again keeps it and updates the language. */
  async keepEntry(manager: EntityManager, email: string, language: Language): Promise<KeptEntry> {
    const rows: unknown = await manager.query(
      `WITH kept AS (
         INSERT INTO waitlist_entry (email, language) VALUES ($1, $2)
         ON CONFLICT (lower(email)) DO UPDATE SET language = excluded.language
         RETURNING *, xmax = 0 AS is_new
       ) SELECT id, email, language, created_at AS "createdAt", confirmed_at AS "confirmedAt", is_new AS "isNew" FROM kept`,
      [email, language],
    );
    const [row] = rows as (WaitlistEntryEntity & { isNew: boolean })[]; // shaped by the SELECT above
    if (!row) throw new Error('The waitlist entry was not returned.');
    const { isNew, ...entry } = row;
    return { entry, isNew };
  }

  async recordConsent(manager: EntityManager, entryId: string, consent: Consent): Promise<void> {
    await manager.query(
      'INSERT INTO waitlist_consent (entry_id, consent_version, wording, language, page) VALUES ($1, $2, $3, $4, $5)',
      [entryId, consent.version, consent.wording, consent.language, consent.page],
    );
  }

  /** False when the live link is less than a minute old: no second mail then. Needs the entry's row, which `keepEntry` holds. */
  async isConfirmationDue(manager: EntityManager, entryId: string): Promise<boolean> {
    const fresh: unknown = await manager.query(
      `SELECT 1 FROM waitlist_confirmation WHERE entry_id = $1 AND created_at >= now() - interval '1 minute'`,
      [entryId],
    );
    return Array.isArray(fresh) && fresh.length === 0;
  }

  /** Makes `hash` the one live link of the entry. */
  async replaceConfirmation(manager: EntityManager, entryId: string, hash: Buffer): Promise<void> {
    await manager.query(
      `INSERT INTO waitlist_confirmation (entry_id, token_hash, expires_at)
       VALUES ($1, $2, now() + make_interval(days => $3))
       ON CONFLICT (entry_id) DO UPDATE
         SET token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()`,
      [entryId, hash, CONFIRMATION_DAYS],
    );
  }

  /** Gives an entry its new links and says whom to mail them to; undefined when the address is confirmed or gone. */
  renewLinks(entryId: string, { confirmation, withdrawal }: LinkHashes): Promise<Recipient | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const rows: unknown = await manager.query(
        'SELECT email, language FROM waitlist_entry WHERE id = $1 AND confirmed_at IS NULL FOR UPDATE',
        [entryId],
      );
      const [entry] = rows as Recipient[]; // shaped by the SELECT above
      if (!entry) return undefined;
      await this.replaceConfirmation(manager, entryId, confirmation);
      await manager.query('INSERT INTO waitlist_withdrawal (token_hash, entry_id) VALUES ($1, $2)', [
        withdrawal,
        entryId,
      ]);
      return entry;
    });
  }

  /** The language to answer in, or undefined when no live link has this hash. */
  findConfirmationLanguage(hash: Buffer): Promise<Language | undefined> {
    return this.findLanguage(
      'JOIN waitlist_confirmation ON entry_id = id WHERE token_hash = $1 AND expires_at > now()',
      hash,
    );
  }

  /** Confirms the address behind a live link. Its link stays valid until it expires, so a second click is no error. */
  confirm(hash: Buffer): Promise<Language | undefined> {
    return this.changeEntry(
      `UPDATE waitlist_entry SET confirmed_at = coalesce(confirmed_at, now())
         FROM waitlist_confirmation
        WHERE entry_id = id AND token_hash = $1 AND expires_at > now()`,
      hash,
      // The first hundred who open an account are welcomed there with credits.
      (manager, email) => callOtherService(manager, 'accounts_api.record_confirmed_waitlist_address_v1', [email]),
    );
  }

  findWithdrawalLanguage(hash: Buffer): Promise<Language | undefined> {
    return this.findLanguage('JOIN waitlist_withdrawal ON entry_id = id WHERE token_hash = $1', hash);
  }

  /** Erases the entry behind a link with all that belongs to it. */
  withdraw(hash: Buffer): Promise<Language | undefined> {
    return this.changeEntry(
      'DELETE FROM waitlist_entry WHERE id = (SELECT entry_id FROM waitlist_withdrawal WHERE token_hash = $1)',
      hash,
      (manager, email) => callIfOffered(manager, 'accounts_api.forget_waitlist_address_v1', [email]),
    );
  }

  async isListed(email: string): Promise<boolean> {
    const rows: unknown = await this.dataSource.query('SELECT 1 FROM waitlist_entry WHERE lower(email) = lower($1)', [
      email,
    ]);
    return Array.isArray(rows) && rows.length > 0;
  }

  /** As the service counts it that gives the credits; null where that is not installed. */
  readOffer(): Promise<WaitlistOffer | null> {
    return callForRow<WaitlistOffer>(this.dataSource.manager, 'accounts_api.describe_waitlist_offer_v1', []);
  }

  /** Erases addresses that were not confirmed for so long, unless their owner was asked again and may still confirm. */
  async forgetUnconfirmed(days: number): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM waitlist_entry WHERE confirmed_at IS NULL AND created_at < now() - make_interval(days => $1)
         AND NOT EXISTS (SELECT FROM waitlist_confirmation WHERE entry_id = id AND expires_at > now())`,
      [days],
    );
  }

  private async findLanguage(link: string, hash: Buffer): Promise<Language | undefined> {
    const rows: unknown = await this.dataSource.query(`SELECT language FROM waitlist_entry ${link}`, [hash]);
    return (rows as { language: Language }[])[0]?.language; // shaped by the SELECT above
  }

  /** Changes the entry of a link, and tells the accounts service in the same transaction. */
  private changeEntry(
    statement: string,
    hash: Buffer,
    tellAccounts: (manager: EntityManager, email: string) => Promise<unknown>,
  ): Promise<Language | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const rows: unknown = await manager.query(
        `WITH changed AS (${statement} RETURNING email, language) SELECT email, language FROM changed`,
        [hash],
      );
      const [entry] = rows as Recipient[]; // shaped by the SELECT above
      if (entry) await tellAccounts(manager, entry.email);
      return entry?.language;
    });
  }
}
