/** An object of an answer. Its members are read with `readMember`: names such as `constructor` are data here. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Keys of objects and places in lists, from the root. */
export type JsonPath = readonly (string | number)[];

/** An own member; undefined where there is none. */
export function readMember(record: JsonRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export function readText(record: JsonRecord, key: string): string | undefined {
  const value = readMember(record, key);
  return typeof value === 'string' ? value : undefined;
}

/** The first of these members that is a text with something in it. */
export function readFirstText(record: JsonRecord, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const text = readText(record, key);
    if (text !== undefined && text.trim() !== '') return text;
  }
  return undefined;
}

export function readNumber(record: JsonRecord, key: string): number | undefined {
  const value = readMember(record, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
