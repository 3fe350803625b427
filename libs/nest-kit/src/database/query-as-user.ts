import type { ClientBase, QueryResult } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { markInTransaction } from './service-data-source';

/**
 * Runs one statement as this user, in one round trip: the transaction, the user's name in it and the statement are sent together
 * (pipelining), and the transaction has ended before the connection returns to the pool. For one statement: several that belong
 * together take `withUser`, and a second one is refused here.
 */
export async function queryAsUser<Result>(
  dataSource: DataSource,
  userId: string,
  query: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  sendAsUser(runner, userId);
  try {
    return await markInTransaction(() => query(runner.manager));
  } finally {
    await runner.release();
  }
}

/** Gives the runner a connection that sends its only statement in a transaction of this user. */
function sendAsUser(runner: QueryRunner, userId: string): void {
  const connect = runner.connect.bind(runner);
  let used = false;
  // An own property, because the class belongs to TypeORM; all that it asks of a connection to run a statement is `query`.
  Object.defineProperty(runner, 'connect', {
    value: async () => {
      const client = (await connect()) as ClientBase; // the connection of TypeORM's driver for PostgreSQL
      return {
        query: (text: string, values?: unknown[]) => {
          if (used) throw new Error('queryAsUser runs one statement. Several take withUser.');
          used = true;
          return sendInTransaction(client, userId, text, values);
        },
      };
    },
  });
}

/**
 * Nothing is awaited between the four, so they cross the network together. Where one fails, PostgreSQL refuses those behind it,
 * and its answer to `commit` is a rollback.
 */
async function sendInTransaction(
  client: ClientBase,
  userId: string,
  text: string,
  values?: unknown[],
): Promise<QueryResult> {
  const begun = client.query('begin');
  const named = client.query(`select set_config('app.user_id', $1, true)`, [userId]);
  const answered = client.query(text, values);
  const committed = client.query('commit');
  await Promise.allSettled([begun, named, answered, committed]);
  const [, , answer] = await Promise.all([begun, named, answered, committed]);
  return answer;
}
