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

export const TEXTS = { type: 'array', items: { type: 'string' } } as const;
export const TEXT_OR_NULL = { type: ['string', 'null'] } as const;
export const NUMBER_OR_NULL = { type: ['number', 'null'] } as const;
export const COUNT = { type: 'integer', minimum: 0 } as const;
/** From 0 to 1. */
export const SHARE = { type: 'number', minimum: 0, maximum: 1 } as const;

/** Where a quote begins and ends. */
export const offsetsIn = (subject: string) =>
  ({
    start: { type: 'integer', description: `Offset in ${subject}, in UTF-16 units.` },
    end: { type: 'integer' },
  }) as const;

/** JSON Schema of how many there are of each kind. */
export const countsOf = (...kinds: readonly string[]) =>
  closedObject(Object.fromEntries(kinds.map((kind) => [kind, { type: 'integer' }])));

/** JSON Schema of the words that decided a choice, each with its weight and place. */
export const decidingWordsIn = (subject: string, description: string) =>
  listOf(closedObject({ text: { type: 'string' }, weight: { type: 'number' }, ...offsetsIn(subject) }), {
    description,
  });
