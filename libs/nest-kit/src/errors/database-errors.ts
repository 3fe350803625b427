import { QueryFailedError } from 'typeorm';

const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Transient errors: lost and refused connections, a server that is starting, stopping or out of resources, a deadlock, a time
 * limit. 25P03 ends a transaction that was idle for too long, 57014 a statement that took too long.
 */
const PASSING_STATES = /^(08|53|57P|40001|40P01|55P03|57014|25P0[34])/;

/** The network's codes for a server that is not there, or not any more. */
const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the PostgreSQL driver and its pool throw without a code. */
const PASSING_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Driver not Connected)/;

/** PostgreSQL's code of an error, also of one that TypeORM wrapped. Undefined for everything else. */
export function readSqlState(error: unknown): string | undefined {
  const code = readCode(unwrapCause(error));
  // An SQLSTATE has a digit, unlike the codes of the operating system (`EPIPE`).
  return code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether a statement waited for a lock as long as `lock_timeout` allows, and gave up. */
export function isLockTimeout(error: unknown): boolean {
  return readSqlState(error) === LOCK_NOT_AVAILABLE;
}

/** Whether a statement took longer than `statement_timeout` allows. */
export function isStatementTimeout(error: unknown): boolean {
  return readSqlState(error) === QUERY_CANCELED;
}

/** Whether a row could not be written because the row that it belongs to is not there, or not any more. */
export function isForeignKeyViolation(error: unknown): boolean {
  return readSqlState(error) === FOREIGN_KEY_VIOLATION;
}

/** Whether there is a row with the same key already. */
export function isUniqueViolation(error: unknown): boolean {
  return readSqlState(error) === UNIQUE_VIOLATION;
}

/** Whether an error is transient: a retry may succeed. */
export function isPassing(error: unknown): boolean {
  const cause = unwrapCause(error);
  if (!(cause instanceof Error)) return false;
  const state = readSqlState(cause);
  if (state !== undefined && 'severity' in cause) return PASSING_STATES.test(state);
  return PASSING_CODES.has(readCode(cause) ?? '') || PASSING_MESSAGES.test(cause.message);
}

function unwrapCause(error: unknown): unknown {
  return error instanceof QueryFailedError ? error.driverError : error;
}

function readCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
