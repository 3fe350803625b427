/** Runs changes one after the other, so that after the end nothing of a case that was interrupted still happens. */
export class SerialChanges {
  #last: Promise<unknown> = Promise.resolve();
  #ended = false;

  /** @throws Error after the end. */
  run<Result>(change: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(() => {
      if (this.#ended) throw new Error('The run has ended.');
      return change();
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Waits for the change that runs, and refuses all others. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#last;
  }
}
