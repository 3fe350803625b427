import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the accounts service asks when somebody takes their data along or leaves. */
export class AccountDeletion1763600200001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- An access token outlives its account by some minutes, and must not leave anything here.
      CREATE TABLE erased_user (
        user_id   uuid        PRIMARY KEY,
        erased_at timestamptz NOT NULL DEFAULT now()
      );
      ${tenantPolicies('flow', 'erased_user')}
      REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON erased_user FROM flow_app;

      -- Takes turns with the insertion of a strategy, which looks at erased_user under the same lock.
      CREATE FUNCTION erase_user(p_user uuid) RETURNS void
      LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = flow, pg_temp AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('flow_strategies ' || p_user, 0));
        INSERT INTO erased_user (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
        DELETE FROM flow_strategies WHERE user_id = p_user;
      END $$;

      CREATE FUNCTION export_user(p_user uuid) RETURNS jsonb
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = flow, pg_temp AS $$
        SELECT jsonb_build_object('strategies', coalesce(jsonb_agg(
          to_jsonb(strategy) - 'user_id' - 'version' || jsonb_build_object('ideas', coalesce((
            SELECT jsonb_agg(to_jsonb(idea) - 'user_id' - 'strategy_id' ORDER BY idea.created_at, idea.id)
            FROM flow_ideas idea WHERE idea.strategy_id = strategy.id), '[]'))
          ORDER BY strategy.created_at, strategy.id), '[]'))
        FROM flow_strategies strategy WHERE strategy.user_id = p_user
      $$;

      REVOKE ALL ON FUNCTION erase_user(uuid), export_user(uuid) FROM PUBLIC, flow_app;
      GRANT USAGE ON SCHEMA flow TO accounts_app;
      GRANT EXECUTE ON FUNCTION erase_user(uuid), export_user(uuid) TO accounts_app;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION erase_user(uuid), export_user(uuid);
      DROP TABLE erased_user;
      REVOKE USAGE ON SCHEMA flow FROM accounts_app;
    `);
  }
}
