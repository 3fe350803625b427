import { stripVTControlCharacters } from 'node:util';

/** In bytes: more than the last lines that a summary shows. */
const KEPT = 20_000;

/** Where the output of the commands of a stage goes: to ours as it comes, or in one piece when a command ends, for stages side by side. */
export class Output {
  readonly #when: 'live' | 'at-end';
  readonly #pass: (chunk: Buffer) => void;
  #waiting: Buffer[] = [];
  #end = Buffer.alloc(0);

  constructor(when: 'live' | 'at-end', pass = (chunk: Buffer): void => void process.stdout.write(chunk)) {
    this.#when = when;
    this.#pass = pass;
  }

  write(chunk: Buffer): void {
    this.#end = Buffer.concat([this.#end, chunk]).subarray(-KEPT);
    if (this.#when === 'live') this.#pass(chunk);
    else this.#waiting.push(chunk);
  }

  /** When a command has ended; another one may follow. */
  end(): void {
    if (this.#waiting.length > 0) this.#pass(Buffer.concat(this.#waiting));
    this.#waiting = [];
  }

  /** The last lines of all that was written, without empty ones and colours. */
  lastLines(count: number): string[] {
    const lines = stripVTControlCharacters(this.#end.toString()).split('\n');
    return lines.filter((line) => line.trim() !== '').slice(-count);
  }
}
