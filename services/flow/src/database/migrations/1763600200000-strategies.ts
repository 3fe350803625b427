import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Strategies1763600200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE flow_strategies (
        id               uuid        PRIMARY KEY DEFAULT uuidv7(),
        user_id          uuid        NOT NULL,
        strategy_name    text        NOT NULL CHECK (char_length(strategy_name) BETWEEN 3 AND 100),
        status           text        NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
        created_at       timestamptz NOT NULL DEFAULT now(),

        -- What the person typed, kept as it was.
        intake_goals       text NOT NULL,
        intake_competitors text NOT NULL,
        intake_tone        text NOT NULL CHECK (intake_tone IN ('professional', 'casual', 'expert')),
        intake_raw_text    text NOT NULL,
        intake_pdf_url     text NOT NULL,

        -- What the analysis found; null until it is done.
        icp_json         jsonb,
        pillars_json     jsonb,
        offers_json      jsonb,
        tone_json        jsonb,
        parsing_notes    text,
        horizon_days     integer     CHECK (horizon_days > 0),
        competitors      text[]      NOT NULL DEFAULT '{}',
        sources_seed     text[]      NOT NULL DEFAULT '{}',
        derived_at       timestamptz,

        analysis_state   text        NOT NULL DEFAULT 'queued' CHECK (analysis_state IN ('queued', 'running', 'done', 'failed')),
        analysis_step    text        CHECK (analysis_step IN ('reading', 'audience', 'offers', 'pillars', 'tone')),
        analysis_attempt integer     NOT NULL DEFAULT 0,
        analysis_engine  text,

        -- Grows with every change: the id of the event that tells of it.
        version          integer     NOT NULL DEFAULT 1
      );
      CREATE INDEX flow_strategies_newest ON flow_strategies (user_id, created_at DESC, id DESC);
      ${tenantPolicies('flow', 'flow_strategies')}

      CREATE TABLE flow_ideas (
        id            uuid         PRIMARY KEY DEFAULT uuidv7(),
        strategy_id   uuid         NOT NULL REFERENCES flow_strategies ON DELETE CASCADE,
        user_id       uuid         NOT NULL,
        title         text         NOT NULL,
        summary       text         NOT NULL,
        angle         text         NOT NULL,
        pillar        text         NOT NULL,
        novelty_score numeric(4,3) NOT NULL CHECK (novelty_score BETWEEN 0 AND 1),
        status        text         NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'pending', 'approved', 'rejected', 'published')),
        created_at    timestamptz  NOT NULL DEFAULT now()
      );
      CREATE INDEX flow_ideas_of_strategy ON flow_ideas (strategy_id, novelty_score DESC);
      ${tenantPolicies('flow', 'flow_ideas')}

      CREATE FUNCTION announce_strategy() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('flow_strategy', OLD.id::text);
        IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$;
      CREATE TRIGGER flow_strategies_announce BEFORE UPDATE OR DELETE ON flow_strategies
        FOR EACH ROW EXECUTE FUNCTION announce_strategy();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE flow_ideas, flow_strategies; DROP FUNCTION announce_strategy()');
  }
}
