import type { Ports } from '../ports';
import { toJobError } from './job-reply';
import { ProtocolError } from './protocol-error';
import type { CallAnswer, PortCall } from './worker-messages';

/** More than actions make at once: a worker that was taken over cannot open connections without end. */
const MAX_OPEN = 64;

const MB = 1024 * 1024;

/** The largest page that a worker may ask for. */
export const MAX_PAGE_BYTES = 20 * MB;

/** Of the pages that are being fetched and those that the worker has not read: all of them are in the memory of the service. */
const MAX_HELD_BYTES = 96 * MB;

/** The ports of the service that one run may use. */
export type OutsidePorts = Partial<Pick<Ports, 'web' | 'mailExchange'>>;

export interface PortCallsOptions {
  readonly ports: OutsidePorts;
  readonly answer: (id: number, answer: CallAnswer) => void;
  /** What was sent to the worker and not read by it. */
  readonly countUnread: () => number;
}

interface OpenCall {
  readonly controller: AbortController;
  /** The largest that its answer can be. */
  readonly bytes: number;
}

/** The service's side of the calls of one run to the network. */
export class PortCalls {
  private readonly open = new Map<number, OpenCall>();
  private isOver = false;

  constructor(private readonly options: PortCallsOptions) {}

  /** @throws {ProtocolError} too many are running, too large ones, or one with this number. */
  start(id: number, call: PortCall): void {
    if (this.open.size >= MAX_OPEN || this.open.has(id)) throw new ProtocolError('It sent too many calls.');
    const bytes = largestAnswer(call);
    if (this.countHeld() + bytes > MAX_HELD_BYTES) throw new ProtocolError('It asked for more than it reads.');
    const controller = new AbortController();
    this.open.set(id, { controller, bytes });
    void this.answer(id, call, controller.signal);
  }

  cancel(id: number): void {
    this.open.get(id)?.controller.abort();
  }

  /** The run has ended: no call of it is running any more. */
  end(): void {
    this.isOver = true;
    for (const { controller } of this.open.values()) controller.abort();
  }

  private countHeld(): number {
    return [...this.open.values()].reduce((sum, { bytes }) => sum + bytes, this.options.countUnread());
  }

  private async answer(id: number, call: PortCall, signal: AbortSignal): Promise<void> {
    const answer = await callPort(this.options.ports, call, signal).then(
      (value) => ({ ok: true, value }) as const,
      (error: unknown) => ({ ok: false, error: toJobError(error) }) as const,
    );
    this.open.delete(id);
    if (!this.isOver) this.options.answer(id, answer);
  }
}

function largestAnswer(call: PortCall): number {
  return call.port === 'web' && call.method === 'fetch' ? (call.maxBytes ?? MAX_PAGE_BYTES) : 0;
}

type CallValue = Extract<CallAnswer, { ok: true }>['value'];

async function callPort({ web, mailExchange }: OutsidePorts, call: PortCall, signal: AbortSignal): Promise<CallValue> {
  if (call.port === 'mailExchange' && mailExchange) return mailExchange.lookup(call.domain, signal);
  if (call.port !== 'web' || !web) throw new Error(`The port "${call.port}" is not there.`);
  if (call.method === 'isAllowed') return web.isAllowed(call.url);
  const page = await web.fetch(call.url, { signal, maxBytes: largestAnswer(call) });
  const { url, status, mime, bytes, charset = 'utf-8' } = page;
  return { url, status, mime, bytes, charset };
}
