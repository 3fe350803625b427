interface ObjectFacts {
  readonly description?: string;
  /** The properties that may be missing; every other one is required. */
  readonly optional?: readonly string[];
}

/** JSON Schema of an object that has these properties and no others. */
export function closedObject<Properties extends object>(properties: Properties, facts: ObjectFacts = {}) {
  const { optional = [], ...described } = facts;
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', ...described, required, additionalProperties: false, properties } as const;
}

/** JSON Schema of a list, with what is said of it besides its items. */
export function listOf<Items extends object>(items: Items, facts: object = {}) {
  return { type: 'array', ...facts, items } as const;
}
