import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';

/** A statement that is prepared once per connection, under its name. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * The connection of a transaction, for statements that are sent in the order of the calls, before the answers to those before them are
 * there. Each has a snapshot of its own. Where one fails, PostgreSQL refuses those behind it.
 */
export class PipelinedStatements {
  private constructor(private readonly client: ClientBase) {}

  /** @param manager of a transaction. */
  static async of({ queryRunner }: Pick<EntityManager, 'queryRunner'>): Promise<PipelinedStatements> {
    if (!queryRunner) throw new Error('Statements are pipelined within a transaction.');
    return new PipelinedStatements((await queryRunner.connect()) as ClientBase); // the connection of TypeORM's driver
  }

  /** Sends the statement before it returns. */
  send<Row extends object>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
    return this.client.query<Row>({ ...statement, values: [...values] }).then(({ rows }) => rows);
  }
}
