import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells the accounts service, where it is installed, of the addresses that were confirmed before it wanted to know: first come, first served. */
export class WaitlistWelcome1763600000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DO $do$
      DECLARE
        v_email text;
      BEGIN
        IF EXISTS (
          SELECT FROM pg_proc JOIN pg_namespace namespace ON namespace.oid = pronamespace
          WHERE nspname = 'accounts' AND proname = 'note_confirmed_waitlist_address'
        ) THEN
          FOR v_email IN SELECT email FROM waitlist_entry WHERE confirmed_at IS NOT NULL ORDER BY confirmed_at LOOP
            PERFORM accounts.note_confirmed_waitlist_address(v_email);
          END LOOP;
        END IF;
      END $do$;
    `);
  }

  async down(): Promise<void> {
    // What was told cannot be taken back.
  }
}
