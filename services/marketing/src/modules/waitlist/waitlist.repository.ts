import { callOtherService } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TOKEN_DAYS } from './confirmation-token';
import type { Language, WaitlistEntryEntity } from './waitlist-entry.entity';

export interface Consent {
  version: string;
  language: Language;
  page: string;
}

/** An entry, and whether it was not there before. */
export interface KeptEntry {
  entry: WaitlistEntryEntity;
  isNew: boolean;
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

  async recordConsent(manager: EntityManager, entryId: string, { version, language, page }: Consent): Promise<void> {
    await manager.query(
      'INSERT INTO waitlist_consent (entry_id, consent_version, language, page) VALUES ($1, $2, $3, $4)',
      [entryId, version, language, page],
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
      [entryId, hash, TOKEN_DAYS],
    );
  }

  /** Makes `hash` the one live link of an entry and gives whom to mail it to; undefined when the address is confirmed or gone. */
  renewLink(entryId: string, hash: Buffer): Promise<Pick<WaitlistEntryEntity, 'email' | 'language'> | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const rows: unknown = await manager.query(
        'SELECT email, language FROM waitlist_entry WHERE id = $1 AND confirmed_at IS NULL FOR UPDATE',
        [entryId],
      );
      const [entry] = rows as Pick<WaitlistEntryEntity, 'email' | 'language'>[]; // shaped by the SELECT above
      if (entry) await this.replaceConfirmation(manager, entryId, hash);
      return entry;
    });
  }

  /** The language to answer in, or undefined when no live link has this hash. */
  async languageOfLink(hash: Buffer): Promise<Language | undefined> {
    const rows: unknown = await this.dataSource.query(
      `SELECT language FROM waitlist_entry JOIN waitlist_confirmation ON entry_id = id
       WHERE token_hash = $1 AND expires_at > now()`,
      [hash],
    );
    return (rows as { language: Language }[])[0]?.language;
  }

  /** Confirms the address behind a live link. Its link stays valid until it expires, so a second click is no error. */
  confirm(hash: Buffer): Promise<Language | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const rows: unknown = await manager.query(
        `WITH confirmed AS (
           UPDATE waitlist_entry SET confirmed_at = coalesce(confirmed_at, now())
           FROM waitlist_confirmation
           WHERE entry_id = id AND token_hash = $1 AND expires_at > now()
           RETURNING email, language
         ) SELECT email, language FROM confirmed`,
        [hash],
      );
      const [entry] = rows as Pick<WaitlistEntryEntity, 'email' | 'language'>[]; // shaped by the SELECT above
      // The first hundred who open an account are welcomed there with credits.
      if (entry) await callOtherService(manager, 'accounts_api.record_confirmed_waitlist_address_v1', [entry.email]);
      return entry?.language;
    });
  }
}
