import type { MailExchange, Ports } from '../ports';
import { decodeText } from '../decode-text';
import { fromJobError } from './job-reply';
import type { CallAnswer, FromWorker, PortCall, SentPage } from './worker-messages';

/** The worker's side of ports that lead to the network: each call is sent to the service, which has the guarded client. */
export class RemotePorts {
  private readonly open = new Map<number, PromiseWithResolvers<unknown>>();
  private last = 0;
  private isInRun = false;

  constructor(private readonly send: (message: FromWorker) => void) {}

  readonly ports: Pick<Ports, 'web' | 'mailExchange'> = {
    web: {
      fetch: async (url, { signal, maxBytes }) => {
        const page = await this.call<SentPage>({ port: 'web', method: 'fetch', url, maxBytes }, signal);
        return { ...page, text: () => decodeText(page.bytes, page.charset) };
      },
      isAllowed: (url) => this.call<boolean>({ port: 'web', method: 'isAllowed', url }),
    },
    mailExchange: {
      lookup: (domain, signal) => this.call<MailExchange>({ port: 'mailExchange', method: 'lookup', domain }, signal),
    },
  };

  /** A run begins. */
  begin(): void {
    this.isInRun = true;
  }

  /**
   * The run has ended: what it left behind sends nothing any more, because a message without a job breaks the protocol. Its calls
   * never settle, because a rejection that nothing handles would end the process.
   */
  end(): void {
    this.isInRun = false;
    this.open.clear();
  }

  /** An answer of the service; one to a call that was cancelled is left out. */
  settle(id: number, answer: CallAnswer): void {
    if (answer.ok) this.open.get(id)?.resolve(answer.value);
    else this.open.get(id)?.reject(fromJobError(answer.error));
  }

  private async call<Value>(call: PortCall, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    if (!this.isInRun) return new Promise(() => undefined);
    const id = (this.last += 1);
    const pending = Promise.withResolvers<unknown>();
    const cancel = () => {
      if (this.open.has(id)) this.send({ type: 'cancel', id });
      pending.reject(signal?.reason);
    };
    this.open.set(id, pending);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      this.send({ type: 'call', id, call });
      return (await pending.promise) as Value; // the service answers each kind of call with its kind of value
    } finally {
      signal?.removeEventListener('abort', cancel);
      this.open.delete(id);
    }
  }
}
