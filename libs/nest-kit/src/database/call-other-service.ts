import type { EntityManager } from 'typeorm';

/**
 * Calls a function that another service offers in its schema, within the caller's transaction. Gives null where that service is
 * not installed, so that each can be deployed without the other.
 *
 * @param name such as `flow.erase_user`; the parameters are `values`, in their order.
 */
export async function callOtherService<Result>(
  manager: EntityManager,
  name: `${string}.${string}`,
  values: readonly unknown[],
): Promise<Result | null> {
  const [schema, functionName] = name.split('.');
  // Asked of the catalogue: naming the function would need rights on a schema that may be there without it.
  const [found] = await manager.query<{ there: boolean }[]>(
    `SELECT EXISTS (
       SELECT FROM pg_proc JOIN pg_namespace namespace ON namespace.oid = pronamespace
       WHERE nspname = $1 AND proname = $2) AS there`,
    [schema, functionName],
  );
  if (!found?.there) return null;
  const parameters = values.map((_, index) => `$${index + 1}`).join(', ');
  const [row] = await manager.query<{ result: Result }[]>(
    `SELECT "${schema}"."${functionName}"(${parameters}) AS result`,
    [...values],
  );
  return row?.result ?? null;
}
