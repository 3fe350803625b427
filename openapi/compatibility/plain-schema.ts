import type { Schema } from './contract-slice.ts';

/** Keywords that say nothing about which values fit. */
const NOTES =
  /^(title|description|summary|examples?|default|deprecated|discriminator|readOnly|writeOnly|x-.*|\$comment)$/;
const NAMED = new Set(['properties', 'patternProperties', '$defs']);
const REFERENCE = '#/components/schemas/';

/** A copy without notes; names of properties are no keywords. */
export function withoutNotes(schema: Schema): Schema {
  return strip(schema, false) as Schema;
}

function strip(node: unknown, isNamed: boolean): unknown {
  if (Array.isArray(node)) return node.map((part) => strip(part, false));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([keyword]) => isNamed || !NOTES.test(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => [
      keyword,
      keyword === 'enum' || keyword === 'const' ? value : strip(value, !isNamed && NAMED.has(keyword)),
    ]),
  );
}

/** The names of the schemas that something refers to. */
export function references(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(references);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([keyword, value]) =>
    keyword === '$ref' && typeof value === 'string' ? [readName(value)] : references(value),
  );
}

/** The name in `#/components/schemas/Name`. */
export function readName(reference: string): string {
  return reference.slice(REFERENCE.length);
}
