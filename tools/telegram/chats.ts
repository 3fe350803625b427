import { z } from 'zod';
import { JsonFile } from '../json-file/json-file.ts';

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

/** The chats of one bot with a few people, in a file. */
export class Chats {
  private readonly file: JsonFile<State>;

  private constructor(file: JsonFile<State>) {
    this.file = file;
  }

  static async open(file: string): Promise<Chats> {
    const parse = (content: unknown) => shape.safeParse(content).data;
    return new Chats(await JsonFile.open(file, { name: 'the list of chats', empty: EMPTY, parse }));
  }

  private get state(): State {
    return this.file.value;
  }

  get webhook(): State['webhook'] {
    return this.state.webhook;
  }

  read(id: number): Chat {
    return this.state.chats[id] ?? { messages: [], blocked: false };
  }

  setWebhook(webhook: State['webhook']): Promise<void> {
    return this.file.set({ ...this.state, webhook });
  }

  /** The number of the next update, which no other has. */
  async nextUpdate(): Promise<number> {
    const lastUpdate = this.state.lastUpdate + 1;
    await this.file.set({ ...this.state, lastUpdate });
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
    return this.file.set({ ...this.state, chats: { ...this.state.chats, [id]: changed } });
  }
}
