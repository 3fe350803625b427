import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '@declic/tools/json-file/replace-file';
import { emptyState, type OutgoingEvent, type State } from './state.ts';

/** The provider's state in a file. One process owns it; a change is on disk before it is acknowledged. */
export class JsonStore {
  private readonly file: string;
  private current: State;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly listeners: ((events: readonly OutgoingEvent[]) => void)[] = [];

  private constructor(file: string, state: State) {
    this.file = file;
    this.current = state;
  }

  /** @throws Error when there is a file that cannot be read: what people paid for is not to be forgotten silently. */
  static async open(file: string): Promise<JsonStore> {
    await mkdir(dirname(file), { recursive: true });
    const content = await readFile(file, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
      throw error;
    });
    try {
      return new JsonStore(file, { ...emptyState(), ...(JSON.parse(content) as Partial<State>) });
    } catch (cause) {
      throw new Error(`${file} cannot be read: remove it to begin with no customers.`, { cause });
    }
  }

  get state(): Readonly<State> {
    return this.current;
  }

  /** Hears of every new event, once it is on disk. */
  onEvents(listener: (events: readonly OutgoingEvent[]) => void): void {
    this.listeners.push(listener);
  }

  /** Changes the state: all of it or, when `work` throws, nothing. Changes come one after the other. */
  async change<Result>(work: (state: State) => Result): Promise<Result> {
    const mine = this.turn.then(() => this.write(work));
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  private async write<Result>(work: (state: State) => Result): Promise<Result> {
    const next = structuredClone(this.current);
    const result = work(next);
    await replaceFile(this.file, JSON.stringify(next));
    const known = new Set(this.current.events.map(({ id }) => id));
    this.current = next;
    const fresh = next.events.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) for (const listener of this.listeners) listener(fresh);
    return result;
  }
}
