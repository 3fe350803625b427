/** Lost connections, a server without resources or on its way down, broken files: what was committed is not known. */
const UNCERTAIN = /^(08|53|57P|58|F0|XX|40003)/;

/** Whether the error is PostgreSQL's refusal of a statement, after which nothing of it remains. */
export function wasRolledBack(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !UNCERTAIN.test(code);
}
