import type { Gate, GatedRequest } from './tls-front.ts';

/**
 * Holds every answer back until it is told to send all that wait: what a network with a very long round trip does. What is asked
 * because of an answer waits for the next round.
 */
export class AnswerRounds implements Gate {
  /** The paths that were asked for before each round, the first one first. */
  readonly asked: string[][] = [[]];
  #waiting: (() => void)[] = [];
  /** Requests without an answer, and those whose answer is being sent. */
  readonly #busy = new Set<GatedRequest>();
  #changedAt = Date.now();

  open(path: string): GatedRequest {
    let isDone = false;
    const request: GatedRequest = {
      answered: () =>
        new Promise((resolve) => {
          this.#busy.delete(request);
          this.#changedAt = Date.now();
          this.#waiting.push(() => {
            if (!isDone) this.#busy.add(request);
            resolve();
          });
        }),
      done: () => {
        isDone = true;
        this.#busy.delete(request);
        this.#changedAt = Date.now();
      },
    };
    this.asked.at(-1)?.push(path);
    this.#busy.add(request);
    this.#changedAt = Date.now();
    return request;
  }

  /** How many rounds were sent. */
  get count(): number {
    return this.asked.length - 1;
  }

  /** Whether a request came, and nothing has happened for a while. */
  isQuiet(ms: number): boolean {
    return this.asked[0]?.length !== 0 && this.#busy.size === 0 && Date.now() - this.#changedAt >= ms;
  }

  /** Sends all answers that wait. */
  send(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    this.asked.push([]);
    for (const sendOne of waiting) sendOne();
  }
}
