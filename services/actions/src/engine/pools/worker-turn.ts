import { ProtocolError } from './protocol-error';
import type { FromWorker } from './worker-messages';

/** More than any action sends: each costs the service some microseconds. */
const MAX_MESSAGES = 20_000;

type Message = FromWorker['type'];
type State = 'sent' | 'works' | 'waits' | 'ready' | 'ended';

/** What a worker may send in each state of its job, and the state that follows. */
const next: Readonly<Record<State, Partial<Record<Message, State>>>> = {
  sent: { begun: 'works' },
  works: { waits: 'waits', call: 'works', cancel: 'works', reply: 'ended' },
  waits: { ready: 'ready', call: 'waits', cancel: 'waits', reply: 'ended' },
  ready: { call: 'ready', cancel: 'ready', reply: 'ended' },
  ended: {},
};

/** The order of the messages about one job. */
export class WorkerTurn {
  private state: State = 'sent';
  private messages = 0;

  get hasBegun(): boolean {
    return this.state !== 'sent';
  }

  /** @throws {ProtocolError} the message has no place here. */
  take(message: Message): void {
    this.messages += 1;
    const state = next[this.state][message];
    if (state === undefined) throw new ProtocolError(`It sent "${message}" out of its turn.`);
    if (this.messages > MAX_MESSAGES) throw new ProtocolError('It sent too many messages.');
    this.state = state;
  }

  /** The worker is told to go on. */
  goOn(): void {
    if (this.state === 'ready') this.state = 'works';
  }
}
