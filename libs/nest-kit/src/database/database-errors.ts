import { QueryFailedError } from 'typeorm';

const LOCK_NOT_AVAILABLE = '55P03';

/** PostgreSQL's code of an error, also of one that TypeORM wrapped. Undefined for everything else. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code) ? code : undefined;
}

/** Whether a statement waited for a lock as long as `lock_timeout` allows, and gave up. */
export function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === LOCK_NOT_AVAILABLE;
}
