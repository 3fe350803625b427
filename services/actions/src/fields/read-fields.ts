import { RejectedInputError } from '../engine/run-errors';

type JsonObject = Readonly<Record<string, unknown>>;

export interface TextLimits {
  readonly max: number;
}

/** Reads the fields of a JSON parameter, and refuses with the path of the one that has another form. */
export class FieldReader {
  constructor(
    private readonly field: string,
    private readonly value: JsonObject,
    private readonly path = '',
  ) {}

  /** @throws {RejectedInputError} it is no object. */
  static of(field: string, value: unknown): FieldReader {
    if (!isJsonObject(value)) throw new RejectedInputError(field, 'Must be a JSON object');
    return new FieldReader(field, value);
  }

  /** Trimmed; empty where it is missing. */
  text(key: string, { max }: TextLimits): string {
    const value = this.get(key);
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string' && typeof value !== 'number') throw this.refuse(key, 'must be a text');
    const text = String(value).trim();
    if (text.length > max) throw this.refuse(key, `must be at most ${max} characters`);
    return text;
  }

  requiredText(key: string, limits: TextLimits): string {
    const text = this.text(key, limits);
    if (text === '') throw this.refuse(key, 'is required');
    return text;
  }

  /** An https or http address; empty where it is missing. */
  link(key: string): string {
    const text = this.text(key, { max: 2_000 });
    if (text === '') return '';
    const url = URL.parse(text);
    if (!url || !['http:', 'https:'].includes(url.protocol)) throw this.refuse(key, 'must be a web address');
    return url.href;
  }

  /** Empty where it is missing. */
  list<Item>(key: string, most: number, read: (item: FieldReader) => Item, asText?: string): Item[] {
    const value = this.get(key);
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) throw this.refuse(key, 'must be a list');
    if (value.length > most) throw this.refuse(key, `must have at most ${most} entries`);
    return value.map((item: unknown, index) => {
      const path = `${this.path}${key}[${index}]`;
      if (typeof item === 'string' && asText !== undefined)
        return read(new FieldReader(this.field, { [asText]: item }, `${path}.`));
      if (!isJsonObject(item)) throw new RejectedInputError(this.field, `"${path}" must be an object`);
      return read(new FieldReader(this.field, item, `${path}.`));
    });
  }

  /** A list of texts, or the lines of one text. Blank ones are left out. */
  texts(key: string, most: number, limits: TextLimits): string[] {
    const value = this.get(key) ?? [];
    const list: unknown = typeof value === 'string' ? value.split(/\r?\n/u) : value;
    if (!Array.isArray(list)) throw this.refuse(key, 'must be a list of texts');
    const entries = list.map((item: unknown, index) => [`${key}[${index}]`, item] as const);
    const reader = new FieldReader(this.field, Object.fromEntries(entries), this.path);
    const found = entries.map(([place]) => reader.text(place, limits)).filter((text) => text !== '');
    if (found.length > most) throw this.refuse(key, `must have at most ${most} entries`);
    return found;
  }

  /** An object inside this one; an empty one where it is missing. */
  part(key: string): FieldReader {
    const value = this.get(key) ?? {};
    if (!isJsonObject(value)) throw this.refuse(key, 'must be an object');
    return new FieldReader(this.field, value, `${this.path}${key}.`);
  }

  refuse(key: string, problem: string): RejectedInputError {
    return new RejectedInputError(this.field, `"${this.path}${key}" ${problem}`);
  }

  private get(key: string): unknown {
    return Object.hasOwn(this.value, key) ? this.value[key] : undefined;
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
