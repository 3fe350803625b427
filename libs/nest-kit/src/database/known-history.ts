/** Reads one column. A `pg` client and a TypeORM query runner can both be wrapped into this. */
export type ReadValues = (statement: string) => Promise<readonly { readonly value: string | null }[]>;

/** The data was made by migrations that this version does not have any more. */
export class EarlierVersionError extends Error {
  /** @param remedy what to do besides going back to that version. */
  constructor(data: string, remedy: string) {
    super(
      `${data} was made by an earlier version of Declic, and this version cannot go on with it: ${remedy}, or go back to that version.`,
    );
  }
}

/**
 * Whether this version can go on with a service's schema: it is empty, or this version has its oldest migration. The migrator
 * refuses other schemas, and `npm start` does so before it starts anything.
 *
 * @param migrations the names of the migrations' files, those of shared tables too. They begin with the 13 digits of a timestamp.
 */
export async function hasKnownHistory(
  read: ReadValues,
  schema: string,
  migrations: readonly string[],
): Promise<boolean> {
  const [table] = await read(`SELECT to_regclass('"${schema}".migrations')::text AS value`);
  if (!table?.value) return true;
  const [oldest] = await read(
    `SELECT "timestamp"::text AS value FROM "${schema}".migrations ORDER BY "timestamp" LIMIT 1`,
  );
  return oldest === undefined || migrations.some((name) => name.slice(0, 13) === oldest.value);
}
