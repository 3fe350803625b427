import type { Direction } from './compare-schemas.ts';
import type { FlatSchema } from './flat-schemas.ts';

const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];

/** What the types, listed values and limits of two schemas say. Limits matter to the service that checks a request only. */
export function boundFaults(written: FlatSchema, read: FlatSchema, direction: Direction, place: string): string[] {
  return [
    ...typeFaults(written, read, place),
    ...valueFaults(written, read, direction, place),
    ...textFaults(written, read, direction, place),
    ...(direction === 'request' ? limitFaults(written, read, place) : []),
  ];
}

function typeFaults(written: FlatSchema, read: FlatSchema, place: string): string[] {
  const { type } = read;
  if (type === undefined || type === written['type'] || (type === 'number' && written['type'] === 'integer')) return [];
  const listed = values(written);
  if (written['type'] === undefined && listed?.every((value) => typeof value === type)) return [];
  return [`${place} is ${typeName(written)} on the sending side and ${typeName(read)} on the other.`];
}

function valueFaults(written: FlatSchema, read: FlatSchema, direction: Direction, place: string): string[] {
  const accepted = values(read);
  if (!accepted) return [];
  const sent = values(written);
  if (!sent) return [`${place} may be more than ${accepted.map(show).join(', ')}.`];
  const unknown = sent.filter((value) => !accepted.includes(value)).map(show);
  if (unknown.length === 0) return [];
  return [
    `${place} ${direction === 'request' ? 'does not take' : 'may now be'} ${unknown.join(', ')}${direction === 'request' ? ' any more' : ''}.`,
  ];
}

function textFaults(written: FlatSchema, read: FlatSchema, direction: Direction, place: string): string[] {
  if (values(written) || written['type'] === 'null') return [];
  const keywords = direction === 'request' ? ['format', 'pattern'] : ['format'];
  return keywords
    .filter((keyword) => read[keyword] !== undefined && read[keyword] !== written[keyword])
    .map((keyword) => `${place} has another ${keyword}.`);
}

function limitFaults(written: FlatSchema, read: FlatSchema, place: string): string[] {
  if (values(written)) return [];
  const isTighter = (keyword: string, sign: 1 | -1) => {
    const [sent, accepted] = [written[keyword], read[keyword]];
    return (
      accepted !== undefined && !(Number(sent ?? Number.NEGATIVE_INFINITY * sign) * sign >= Number(accepted) * sign)
    );
  };
  return [
    // A length or number of 0 is no limit.
    ...LOWER.filter((keyword) => !(keyword !== 'minimum' && read[keyword] === 0) && isTighter(keyword, 1)),
    ...UPPER.filter((keyword) => isTighter(keyword, -1)),
  ].map((keyword) => `${place} has a stricter ${keyword}.`);
}

function typeName({ type }: FlatSchema): string {
  return typeof type === 'string' ? type : 'of any type';
}

function values(schema: FlatSchema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return schema['enum'] as unknown[] | undefined;
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
