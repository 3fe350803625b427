import type { EntityManager } from 'typeorm';
import { OtherServiceError } from './other-service.error';

/** A version of a function that a service offers to others, in the schema for that: `flow_api.erase_user_v1`. */
export type OfferedFunction = `${string}_api.${string}_v${number}`;

/**
 * Calls a function that another service offers, within the caller's transaction. Gives null where that service is not
 * installed (its schema is empty), so that each can be deployed without the other.
 *
 * @param values the function's parameters, in their order.
 * @throws {OtherServiceError} the service is installed, but the function is missing or fails.
 */
export async function callOtherService<Result>(
  manager: EntityManager,
  name: OfferedFunction,
  values: readonly unknown[],
): Promise<Result | null> {
  return (await isOffered(manager, name)) ? call(manager, name, values) : null;
}

/** As `callOtherService`, for a function whose result has several columns: gives its first row. */
export async function callForRow<Row extends object>(
  manager: EntityManager,
  name: OfferedFunction,
  values: readonly unknown[],
): Promise<Row | null> {
  return (await isOffered(manager, name)) ? askForRow<Row>(manager, name, '*', values) : null;
}

/** As `callOtherService`, for what an answer is complete without: gives null, too, where an older version does not offer the function. */
export async function callIfOffered<Result>(
  manager: EntityManager,
  name: OfferedFunction,
  values: readonly unknown[],
): Promise<Result | null> {
  const { offered } = await find(manager, name);
  return offered ? call(manager, name, values) : null;
}

/**
 * Whether the service of a function is installed.
 *
 * @throws {OtherServiceError} it is, but it does not offer the function.
 */
export async function isOffered(manager: EntityManager, name: OfferedFunction): Promise<boolean> {
  const { installed, offered } = await find(manager, name);
  if (installed && !offered) throw new OtherServiceError(name);
  return offered;
}

async function call<Result>(
  manager: EntityManager,
  name: OfferedFunction,
  values: readonly unknown[],
): Promise<Result | null> {
  // A set without a row has no result.
  const row = await askForRow<{ result: Result }>(manager, name, 'result', values);
  return row?.result ?? null;
}

async function askForRow<Row extends object>(
  manager: EntityManager,
  name: OfferedFunction,
  columns: '*' | 'result',
  values: readonly unknown[],
): Promise<Row | null> {
  const [schema, functionName] = name.split('.');
  const parameters = values.map((_, index) => `$${index + 1}`).join(', ');
  const invocation = `"${schema}"."${functionName}"(${parameters})`;
  try {
    const [row] = await manager.query<Row[]>(
      columns === '*' ? `SELECT * FROM ${invocation}` : `SELECT ${invocation} AS result`,
      [...values],
    );
    return row ?? null;
  } catch (error) {
    throw new OtherServiceError(name, error);
  }
}

async function find(manager: EntityManager, name: OfferedFunction): Promise<{ installed: boolean; offered: boolean }> {
  const [schema = '', functionName] = name.split('.');
  // Asked of the catalogue: naming the function would need rights on a schema that may be there without it.
  const [found] = await manager.query<{ installed: boolean; offered: boolean }[]>(
    `SELECT EXISTS (SELECT FROM pg_class JOIN pg_namespace namespace ON namespace.oid = relnamespace WHERE nspname = $1) AS installed,
            EXISTS (SELECT FROM pg_proc JOIN pg_namespace namespace ON namespace.oid = pronamespace
                     WHERE nspname = $2 AND proname = $3) AS offered`,
    [schema.replace(/_api$/, ''), schema, functionName],
  );
  return found ?? { installed: false, offered: false };
}
