import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from './replace-file.ts';

export interface JsonFileOptions<Value> {
  /** What the value is, for the log: `the mailbox`. */
  readonly name: string;
  readonly empty: Value;
  /** The value of a parsed file; undefined when the file is damaged. */
  readonly parse: (content: unknown) => Value | undefined;
}

/** A value that is kept in a file. One process owns the file. */
export class JsonFile<Value> {
  private readonly file: string;
  private current: Value;
  private written: Promise<void> = Promise.resolve();

  private constructor(file: string, value: Value) {
    this.file = file;
    this.current = value;
  }

  /** A file that cannot be read is set aside: it must not keep the stack from starting. */
  static async open<Value>(file: string, { name, empty, parse }: JsonFileOptions<Value>): Promise<JsonFile<Value>> {
    await mkdir(dirname(file), { recursive: true });
    const { value, fault } = await readValue(file, parse);
    if (fault !== undefined) {
      const aside = `${file}.damaged-${Date.now()}`;
      await rename(file, aside);
      console.error(`${file} ${fault}: it is set aside as ${aside}, and ${name} starts empty.`);
    }
    return new JsonFile(file, value ?? empty);
  }

  get value(): Value {
    return this.current;
  }

  /** Resolves once the value, or a newer one, is on disk. */
  set(value: Value): Promise<void> {
    this.current = value;
    // One write after the other; each writes what is newest then.
    this.written = this.written.catch(() => undefined).then(() => replaceFile(this.file, JSON.stringify(this.current)));
    return this.written;
  }
}

/** No value when there is no file yet. `fault` says why the content of a file could not be used. */
async function readValue<Value>(file: string, parse: (content: unknown) => Value | undefined) {
  try {
    const value = parseJson(await readFile(file, 'utf8'), parse);
    return value === undefined ? { fault: 'was damaged' } : { value };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return reason === 'ENOENT' ? {} : { fault: `could not be read (${reason})` };
  }
}

function parseJson<Value>(content: string, parse: (content: unknown) => Value | undefined): Value | undefined {
  try {
    return parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}
