import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

/** How many people this local Telegram has: enough to press each other's links. */
export const PEOPLE = 3;

/** The oldest messages of a chat are dropped. */
const CAPACITY = 200;

const message = z.object({ from: z.enum(['person', 'bot']), text: z.string(), at: z.string() });
const chat = z.object({ messages: z.array(message), blocked: z.boolean() });
const shape = z.object({
  lastUpdate: z.number(),
  webhook: z.object({ url: z.string(), secret: z.string() }).nullable(),
  chats: z.record(z.string(), chat),
});

export type Message = z.output<typeof message>;
export type Chat = z.output<typeof chat>;
type State = z.output<typeof shape>;

const EMPTY: State = { lastUpdate: 0, webhook: null, chats: {} };

/** The chats of one bot with a few people, in a file. One process owns it. */
export class Chats {
  private written: Promise<void> = Promise.resolve();
  private readonly file: string;
  private state: State;

  private constructor(file: string, state: State) {
    this.file = file;
    this.state = state;
  }

  /** A file that cannot be read is set aside: it must not keep the stack from starting. */
  static async open(file: string): Promise<Chats> {
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return new Chats(file, EMPTY);
    const state = parseState(text);
    if (state) return new Chats(file, state);
    const aside = `${file}.damaged-${Date.now()}`;
    await rename(file, aside);
    console.error(`${file} was damaged: it is set aside as ${aside}, and the chats start empty.`);
    return new Chats(file, EMPTY);
  }

  get webhook(): State['webhook'] {
    return this.state.webhook;
  }

  read(id: number): Chat {
    return this.state.chats[id] ?? { messages: [], blocked: false };
  }

  setWebhook(webhook: State['webhook']): Promise<void> {
    return this.save({ ...this.state, webhook });
  }

  /** The number of the next update, which no other has. */
  async nextUpdate(): Promise<number> {
    const lastUpdate = this.state.lastUpdate + 1;
    await this.save({ ...this.state, lastUpdate });
    return lastUpdate;
  }

  say(id: number, from: Message['from'], text: string): Promise<void> {
    const said = this.read(id);
    const messages = [...said.messages, { from, text, at: new Date().toISOString() }].slice(-CAPACITY);
    return this.keep(id, { ...said, messages });
  }

  setBlocked(id: number, blocked: boolean): Promise<void> {
    return this.keep(id, { ...this.read(id), blocked });
  }

  private keep(id: number, changed: Chat): Promise<void> {
    return this.save({ ...this.state, chats: { ...this.state.chats, [id]: changed } });
  }

  private save(state: State): Promise<void> {
    this.state = state;
    // One write after the other; each writes what is newest then.
    this.written = this.written.catch(() => undefined).then(() => this.write());
    return this.written;
  }

  private async write(): Promise<void> {
    const draft = `${this.file}.draft`;
    await writeFile(draft, JSON.stringify(this.state), { mode: 0o600 });
    await rename(draft, this.file);
  }
}

function parseState(text: string): State | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
