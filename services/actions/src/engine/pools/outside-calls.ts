import { setImmediate } from 'node:timers';
import type { Ports } from '../ports';

/** How a worker tells its pool that its job waits for the network, and asks to go on. */
export interface CoreGate {
  leave(): void;
  /** Resolves when the job may work again. */
  enter(): Promise<void>;
}

/**
 * The calls of one job to the network. While such calls are running and the job has nothing else to do, it uses no core: others
 * may work. An answer is given to the job when a core is free again.
 */
export class OutsideCalls {
  private open = 0;
  private isOutside = false;
  private isOver = false;
  private entering: Promise<void> | undefined;

  constructor(private readonly gate: CoreGate) {}

  /** The ports, with those that use the network counted. */
  wrap({ web, model, mailExchange, ...others }: Partial<Ports>): Partial<Ports> {
    return {
      ...others,
      ...(web && {
        web: {
          fetch: (url, options) => this.run(() => web.fetch(url, options)),
          isAllowed: (url) => this.run(() => web.isAllowed(url)),
        },
      }),
      ...(model !== undefined && {
        model: model && { generate: (request) => this.run(() => model.generate(request)) },
      }),
      ...(mailExchange && {
        mailExchange: { lookup: (domain, signal) => this.run(() => mailExchange.lookup(domain, signal)) },
      }),
    };
  }

  /** The job has replied: calls that it left behind mean nothing to the next one. */
  end(): void {
    this.isOver = true;
  }

  private async run<Result>(call: () => Promise<Result>): Promise<Result> {
    this.open += 1;
    this.leaveWhenIdle();
    try {
      return await call();
    } finally {
      this.open -= 1;
      await this.enter();
      this.leaveWhenIdle();
    }
  }

  /** Immediates come after all that the job can do now. */
  private leaveWhenIdle(): void {
    setImmediate(() => {
      if (this.open === 0 || this.isOutside || this.isOver) return;
      this.isOutside = true;
      this.gate.leave();
    });
  }

  private async enter(): Promise<void> {
    if (!this.isOutside || this.isOver) return;
    this.entering ??= this.gate.enter().then(() => {
      this.isOutside = false;
      this.entering = undefined;
    });
    await this.entering;
  }
}
