import { readSqlState } from '../errors/database-errors';

/**
 * Error classes after which it is unknown whether the transaction was committed: lost connections, missing resources, shutdown,
 * damaged files.
 */
const UNCERTAIN = /^(08|53|57P|58|F0|XX|40003)/;

/** Whether the error is PostgreSQL's refusal of a statement, so that the transaction was rolled back. */
export function wasRolledBack(error: unknown): boolean {
  const state = readSqlState(error);
  return state !== undefined && !UNCERTAIN.test(state);
}
