import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Releases1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE release (
        name         text        NOT NULL,
        version      text        NOT NULL,
        manifest     jsonb       NOT NULL,
        -- The order of registration: a clock may stand still or go back.
        position     bigint      NOT NULL GENERATED ALWAYS AS IDENTITY,
        created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
        activated_at timestamptz,
        PRIMARY KEY (name, version)
      );
      CREATE INDEX release_newest ON release (name, position DESC);

      CREATE TABLE current_release (
        name     text PRIMARY KEY,
        version  text NOT NULL,
        previous text CHECK (previous <> version),
        FOREIGN KEY (name, version) REFERENCES release (name, version),
        FOREIGN KEY (name, previous) REFERENCES release (name, version)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE current_release; DROP TABLE release;');
  }
}
