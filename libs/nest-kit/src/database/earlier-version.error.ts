/** The schema was made by migrations that this version does not have any more. */
export class EarlierVersionError extends Error {
  constructor(schema: string) {
    super(
      `The schema "${schema}" was made by an earlier version of Declic, whose migrations this version no longer has: use a fresh database, or that version.`,
    );
  }
}
