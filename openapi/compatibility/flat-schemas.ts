import type { Schema, Schemas } from './contract-slice.ts';
import { readName } from './plain-schema.ts';

/** A schema without references and combinations, of at most one type. */
export type FlatSchema = Readonly<Record<string, unknown>>;

/** Keeps a recursion through references alone from going on for ever. */
const DEEPEST = 20;

/** What a schema stands for, as a list of which a value has to fit one. `oneOf` is read as `anyOf`. */
export function flatten(schema: Schema, schemas: Schemas, depth = 0): FlatSchema[] {
  if (schema === false || depth > DEEPEST) return [];
  if (schema === true) return [{}];
  const { $ref: reference, allOf = [], anyOf, oneOf, ...own } = schema;
  const parts: Schema[] = [...(allOf as Schema[])];
  if (typeof reference === 'string') parts.push(schemas[readName(reference)] ?? true);
  const groups = [
    ...parts.map((part) => flatten(part, schemas, depth + 1)),
    ...[anyOf, oneOf]
      .filter((group) => group !== undefined)
      .map((group) => (group as Schema[]).flatMap((part) => flatten(part, schemas, depth + 1))),
  ];
  const combined = groups.reduce<FlatSchema[]>(
    (found, group) => found.flatMap((one) => group.map((other) => merge(one, other))),
    [own],
  );
  return combined.flatMap(splitTypes);
}

/** Both have to fit. */
function merge(one: FlatSchema, other: FlatSchema): FlatSchema {
  const properties = { ...members(one) };
  for (const [name, schema] of Object.entries(members(other)))
    properties[name] = name in properties ? { allOf: [properties[name], schema] } : schema;
  return {
    ...one,
    ...other,
    ...('properties' in one || 'properties' in other ? { properties } : {}),
    required: [...required(one), ...required(other)],
    ...commonTypes(one, other),
  };
}

function commonTypes(one: FlatSchema, other: FlatSchema): FlatSchema {
  const [first, second] = [types(one), types(other)];
  if (first.length === 0 || second.length === 0) return {};
  return { type: first.filter((type) => second.includes(type)) };
}

function splitTypes(schema: FlatSchema): FlatSchema[] {
  const { type } = schema;
  if (!Array.isArray(type)) return [schema];
  return type.flatMap((name: string) => {
    const { enum: values, ...others } = schema;
    if (!Array.isArray(values)) return [{ ...others, type: name }];
    const fitting = values.filter((value) => hasType(value, name));
    return fitting.length > 0 ? [{ ...others, type: name, enum: fitting }] : [];
  });
}

function hasType(value: unknown, type: string): boolean {
  if (value === null) return type === 'null';
  if (typeof value === 'number') return type === 'number' || type === 'integer';
  return typeof value === type;
}

export function members({ properties }: FlatSchema): Record<string, Schema> {
  return (properties ?? {}) as Record<string, Schema>;
}

export function required({ required: names }: FlatSchema): string[] {
  return (names ?? []) as string[];
}

function types({ type }: FlatSchema): string[] {
  return type === undefined ? [] : [type].flat().map(String);
}
