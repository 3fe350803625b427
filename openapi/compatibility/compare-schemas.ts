import type { Schema, Schemas } from './contract-slice.ts';
import { type FlatSchema, flatten, members, required } from './flat-schemas.ts';
import { boundFaults } from './value-bounds.ts';

/** Who writes the values: a request is written against the earlier contract, an answer against the present one. */
export type Direction = 'request' | 'answer';

/** A schema with those that it refers to. */
export interface Side {
  readonly schema: Schema;
  readonly schemas: Schemas;
}

interface Comparison {
  readonly direction: Direction;
  readonly written: Schemas;
  readonly read: Schemas;
  /** Pairs that are being compared further up; they are assumed to fit. */
  readonly pairs: ReadonlySet<string>;
}

/**
 * Why not every value that is written by one schema can be read by the other, one sentence each. Members of an answer that its reader
 * does not know are no obstacle.
 */
export function schemaFaults(written: Side, read: Side, direction: Direction, place: string): string[] {
  const comparison = { direction, written: written.schemas, read: read.schemas, pairs: new Set<string>() };
  return compare(written.schema, read.schema, comparison, place);
}

function compare(written: Schema, read: Schema, comparison: Comparison, place: string): string[] {
  const pair = JSON.stringify([written, read]);
  if (comparison.pairs.has(pair)) return [];
  const nested = { ...comparison, pairs: new Set([...comparison.pairs, pair]) };
  const accepted = flatten(read, comparison.read);
  return flatten(written, comparison.written).flatMap((one) => {
    const faults = accepted.map((other) => compareFlat(one, other, nested, place));
    if (faults.some(({ length }) => length === 0)) return [];
    // The nearest of several alternatives explains best.
    return faults.sort((first, second) => first.length - second.length)[0] ?? [`${place} takes no value any more.`];
  });
}

function compareFlat(written: FlatSchema, read: FlatSchema, comparison: Comparison, place: string): string[] {
  const bounds = boundFaults(written, read, comparison.direction, place);
  if (bounds.length > 0) return bounds;
  return [...itemFaults(written, read, comparison, place), ...memberFaults(written, read, comparison, place)];
}

function itemFaults(written: FlatSchema, read: FlatSchema, comparison: Comparison, place: string): string[] {
  if (read['items'] === undefined) return [];
  return compare((written['items'] ?? true) as Schema, read['items'] as Schema, comparison, `${place}[]`);
}

function memberFaults(written: FlatSchema, read: FlatSchema, comparison: Comparison, place: string): string[] {
  const [sent, known] = [members(written), members(read)];
  const missing = required(read).filter((name) => !required(written).includes(name));
  const others = additional(read);
  return [
    ...missing.map(
      (name) => `${place}.${name} ${comparison.direction === 'request' ? 'is required' : 'may be missing'}.`,
    ),
    ...Object.entries(sent).flatMap(([name, schema]) => {
      const reader = known[name] ?? (comparison.direction === 'answer' && others === false ? true : others);
      return reader === false
        ? [`${place}.${name} is not taken any more.`]
        : compare(schema, reader, comparison, `${place}.${name}`);
    }),
    ...mapFaults(written, others, comparison, place),
  ];
}

/** Members of any name. */
function mapFaults(written: FlatSchema, reader: Schema, comparison: Comparison, place: string): string[] {
  const values = written['additionalProperties'] as Schema | undefined;
  if (values === undefined || typeof values === 'boolean' || reader === true) return [];
  if (reader === false) return comparison.direction === 'answer' ? [] : [`${place} takes no other members any more.`];
  return compare(values, reader, comparison, `${place}.*`);
}

function additional(schema: FlatSchema): Schema {
  return (schema['additionalProperties'] ?? schema['unevaluatedProperties'] ?? true) as Schema;
}
