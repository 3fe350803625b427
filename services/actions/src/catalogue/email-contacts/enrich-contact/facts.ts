/** Where a fact was taken from. */
export const ORIGINS = ['name', 'email', 'phone', 'site'] as const;

type Origin = (typeof ORIGINS)[number];

/** One finding about a contact. */
export interface Fact {
  /** Path in the result, such as `company.name`. */
  readonly field: string;
  readonly value: string;
  readonly from: Origin;
  /** The page's address and place in it, or the rule by which the value was derived. */
  readonly detail: string;
}

/** The value of a field: facts stand in the order of trust. */
export function findValue(facts: readonly Fact[], field: string): string | null {
  return facts.find((fact) => fact.field === field)?.value ?? null;
}

/** All values of a field that has many. */
export function findValues(facts: readonly Fact[], field: string): string[] {
  return [...new Set(facts.filter((fact) => fact.field === field).map(({ value }) => value))];
}

/** The facts that stand in the result: one for each value, and one only for fields of a single value. */
export function keepUsed(facts: readonly Fact[], lists: readonly string[]): Fact[] {
  return facts.filter(
    ({ field, value }, index) =>
      facts.findIndex((other) => other.field === field && (!lists.includes(field) || other.value === value)) === index,
  );
}
