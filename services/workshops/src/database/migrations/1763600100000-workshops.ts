import { throttleTable } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Workshops1763600100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE workshop_session (
        id                  uuid         PRIMARY KEY DEFAULT uuidv7(),
        title               text         NOT NULL,
        subtitle            text         NOT NULL,
        start_utc           timestamptz  NOT NULL,
        duration_min        integer      NOT NULL CHECK (duration_min > 0),
        status              text         NOT NULL CHECK (status IN ('draft', 'upcoming', 'live', 'replay', 'soldout')),
        level               text         NOT NULL CHECK (level IN ('beginner', 'intermediate', 'advanced')),
        format              text         NOT NULL CHECK (format IN ('live_coding', 'hands_on', 'questions')),
        cover_url           text,
        stack               text[]       NOT NULL DEFAULT '{}',
        agenda              text[]       NOT NULL DEFAULT '{}',
        objectives          text[]       NOT NULL DEFAULT '{}',
        deliverables        text[]       NOT NULL DEFAULT '{}',
        prerequisites       text[]       NOT NULL DEFAULT '{}',
        perks               text[]       NOT NULL DEFAULT '{}',
        ticket_free_enabled boolean      NOT NULL DEFAULT true,
        premium_price_eur   numeric(8,2) NOT NULL DEFAULT 0 CHECK (premium_price_eur >= 0),
        created_at          timestamptz  NOT NULL DEFAULT now()
      );
      CREATE INDEX workshop_session_start ON workshop_session (start_utc);

      -- How many seats of the room are taken. The CHECK refuses an oversold room even when the code has a bug.
      CREATE TABLE seat_counter (
        session_id uuid    PRIMARY KEY REFERENCES workshop_session ON DELETE CASCADE,
        capacity   integer NOT NULL CHECK (capacity > 0),
        taken      integer NOT NULL DEFAULT 0,
        CONSTRAINT seat_counter_within_room CHECK (taken BETWEEN 0 AND capacity)
      );

      -- The ledger behind the counter: taken = the rows that are held or confirmed.
      CREATE TABLE seat_allocation (
        id          uuid        PRIMARY KEY DEFAULT uuidv7(),
        session_id  uuid        NOT NULL REFERENCES workshop_session ON DELETE CASCADE,
        email       text        NOT NULL CHECK (char_length(email) <= 255),
        ticket_type text        NOT NULL CHECK (ticket_type IN ('free', 'premium')),
        state       text        NOT NULL CHECK (state IN ('held', 'confirmed', 'cancelled', 'expired', 'refunded')),
        held_until  timestamptz CHECK ((state = 'held') = (held_until IS NOT NULL)),
        created_at  timestamptz NOT NULL DEFAULT now(),
        changed_at  timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX seat_allocation_one_live_seat ON seat_allocation (session_id, lower(email))
        WHERE state IN ('held', 'confirmed');

      -- What the person told us; the ledger can outlive it.
      CREATE TABLE registration (
        seat_id                uuid        PRIMARY KEY REFERENCES seat_allocation ON DELETE CASCADE,
        first_name             text        NOT NULL,
        role                   text,
        consent_at             timestamptz NOT NULL,
        telegram_notifications boolean     NOT NULL,
        telegram_username      text,
        utm_source             text,
        utm_medium             text,
        utm_campaign           text,
        idempotency_key        text        UNIQUE,
        request_hash           bytea,
        CHECK ((idempotency_key IS NULL) = (request_hash IS NULL))
      );
    `);
    await queryRunner.query(throttleTable());
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE throttle, registration, seat_allocation, seat_counter, workshop_session');
  }
}
