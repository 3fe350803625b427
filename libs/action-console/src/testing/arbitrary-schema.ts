import type { InputSchema, Param } from '@declic/action-input';
import fc from 'fast-check';

/** The same inputs in every run. To look for others: `FAST_CHECK_SEED=<a number>`. */
export const SEED = Number(process.env['FAST_CHECK_SEED'] ?? 41);

const VALUES = ['red', 'green', 'blue', 'white', 'black', 'grey', 'pink'];
const LABEL = 'Parameter';

/** Schemas of up to four parameters of every kind, with all that a definition may say about them. */
export const arbitrarySchema: fc.Arbitrary<InputSchema> = fc
  .array(fc.constantFrom(...(['string', 'enum', 'array<enum>', 'number', 'boolean', 'json'] as const)), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((kinds) => fc.tuple(...kinds.map((kind, index) => arbitraryParam(kind, index))))
  .chain((params) =>
    fc.record({
      params: fc.constant(params.map((param, index) => ({ ...param, ...toCondition(params, index) }))),
      oneOf: fc.constantFrom<readonly (readonly string[])[]>([], [params.map(({ key }) => key)]),
    }),
  );

function arbitraryParam(kind: Param['kind'], index: number): fc.Arbitrary<Param & { isConditional: boolean }> {
  return fc
    .record({
      required: fc.boolean(),
      isConditional: fc.boolean(),
      count: fc.integer({ min: 2, max: VALUES.length }),
      hasDefault: fc.boolean(),
      ...arbitraryRules(kind),
    })
    .map(({ required, isConditional, count, hasDefault, validate, ui }) => ({
      key: `p${index}`,
      label: `${LABEL} ${index}`,
      kind,
      required,
      isConditional,
      ...(kind.includes('enum') && {
        enum: VALUES.slice(0, count).map((value) => ({ value, label: value.toUpperCase() })),
      }),
      ...(hasDefault && { default: DEFAULTS[kind] }),
      ...(validate && { validate }),
      ...(ui && { ui }),
    }));
}

function arbitraryRules(kind: Param['kind']) {
  const bounds = fc.constantFrom({}, { min: 2 }, { max: 5 }, { min: 2, max: 5 });
  const formats = fc.constantFrom({ format: 'url' as const }, { format: 'email' as const });
  const looks = fc.constantFrom({ multiline: true }, { accept: ['image/*'] }, undefined);
  return {
    validate: kind === 'string' ? fc.oneof(bounds, formats) : kind === 'number' ? bounds : fc.constant(undefined),
    ui: kind === 'string' ? looks : fc.constant(undefined),
  };
}

const DEFAULTS: Readonly<Record<Param['kind'], unknown>> = {
  string: 'abc',
  number: 3,
  boolean: true,
  json: { a: 1 },
  enum: 'red',
  'array<enum>': ['green'],
};

/** Shown while the parameter before has the value of its default. */
function toCondition(params: readonly (Param & { isConditional: boolean })[], index: number): Partial<Param> {
  const before = params[index - 1];
  if (!before || !params[index]?.isConditional || !['enum', 'boolean'].includes(before.kind)) return {};
  return { showIf: { key: before.key, equals: DEFAULTS[before.kind] } };
}

const TEXTS = [
  '',
  ' ',
  'a',
  'nowhere',
  'https://a.example/b',
  'ada@example.com',
  'abcdef',
  'sample:a.png',
  'data:,',
  'a\0b',
];
const NUMBERS = ['', ' 7 ', '3', '-1', '2.5', '.5', '1e3', '0x5', '1,5', 'many', '99'];
const JSON_TEXTS = ['', 'null', '[]', '{}', '{"a":', '12', '"text"', 'text', '[1, "a"]', 'true'];

/** What is entered into a field; null leaves it as it is. */
export function arbitraryEntry({ kind, enum: choices = [] }: Param): fc.Arbitrary<unknown> {
  const values = choices.map(({ value }) => value);
  const entries = {
    string: () => fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 8 })),
    number: () => fc.oneof(fc.constantFrom(...NUMBERS), fc.double().map(String)),
    json: () => fc.oneof(fc.constantFrom(...JSON_TEXTS), fc.json({ maxDepth: 1 })),
    boolean: () => fc.boolean(),
    enum: () => fc.constantFrom(...values),
    'array<enum>': () => fc.subarray(values),
  };
  const entry: fc.Arbitrary<unknown> = entries[kind]();
  return fc.option(entry);
}
