import { throttleTable } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Waitlist1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE waitlist_entry (
        id           uuid        PRIMARY KEY DEFAULT uuidv7(),
        email        text        NOT NULL CHECK (char_length(email) <= 255),
        language     text        NOT NULL CHECK (language IN ('fr', 'en', 'es')),
        created_at   timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz
      );
      CREATE UNIQUE INDEX waitlist_entry_email ON waitlist_entry (lower(email));

      -- Each consent is a record of its own: which text, on which page, when. Never changed.
      CREATE TABLE waitlist_consent (
        id              uuid        PRIMARY KEY DEFAULT uuidv7(),
        entry_id        uuid        NOT NULL REFERENCES waitlist_entry ON DELETE CASCADE,
        consent_version text        NOT NULL,
        language        text        NOT NULL,
        page            text        NOT NULL,
        given_at        timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX waitlist_consent_entry ON waitlist_consent (entry_id);
      REVOKE UPDATE, DELETE ON waitlist_consent FROM marketing_app;

      -- One live token per entry: asking again replaces the former.
      CREATE TABLE waitlist_confirmation (
        entry_id   uuid        PRIMARY KEY REFERENCES waitlist_entry ON DELETE CASCADE,
        token_hash bytea       NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
    `);
    await queryRunner.query(throttleTable());
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE throttle, waitlist_confirmation, waitlist_consent, waitlist_entry');
  }
}
