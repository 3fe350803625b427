interface Account {
  held: number;
  /** The number of the turn in which it last took a slot. */
  turn: number;
  readonly waiting: Set<() => void>;
}

/**
 * At most `size` holders at a time, of which one account has half, rounded up. A slot that becomes free goes to the waiting
 * account that holds the fewest; among those with as many, to the one whose last turn is the longest ago. Within an account: first
 * come, first served.
 */
export class FairSlots {
  private readonly share: number;
  /** Those that hold a slot or wait for one. */
  private readonly accounts = new Map<string, Account>();
  private free: number;
  private turns = 0;

  constructor(size: number) {
    this.free = size;
    this.share = Math.ceil(size / 2);
  }

  /**
   * Resolves when the account holds a slot.
   *
   * @throws the signal's reason when it aborts the wait.
   */
  async take(name: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const account = this.accounts.get(name) ?? { held: 0, turn: 0, waiting: new Set() };
    this.accounts.set(name, account);
    // When a slot is free, those that wait hold their share.
    if (this.free > 0 && account.held < this.share) this.hold(account);
    else await this.wait(account, signal).finally(() => this.forgetIdle(name));
  }

  /** Gives a slot of the account back. */
  give(name: string): void {
    const account = this.accounts.get(name);
    if (!account || account.held === 0) throw new Error(`The account ${name} holds no slot.`);
    account.held -= 1;
    this.free += 1;
    this.serveNext();
    this.forgetIdle(name);
  }

  private hold(account: Account): void {
    this.free -= 1;
    account.held += 1;
    account.turn = this.turns += 1;
  }

  private serveNext(): void {
    const [next] = [...this.accounts.values()]
      .filter(({ held, waiting }) => waiting.size > 0 && held < this.share)
      .sort((a, b) => a.held - b.held || a.turn - b.turn);
    const [start] = next?.waiting ?? [];
    start?.();
  }

  private wait(account: Account, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        account.waiting.delete(start);
        signal.removeEventListener('abort', abort);
        this.hold(account);
        resolve();
      };
      const abort = () => {
        account.waiting.delete(start);
        reject(signal.reason);
      };
      account.waiting.add(start);
      signal.addEventListener('abort', abort, { once: true });
    });
  }

  private forgetIdle(name: string): void {
    const account = this.accounts.get(name);
    if (account?.held === 0 && account.waiting.size === 0) this.accounts.delete(name);
  }
}
