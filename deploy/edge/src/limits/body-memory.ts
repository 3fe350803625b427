import type { EdgeLimits } from './edge-limits';
import { KeyedBudget } from './keyed-budget';

const ALL = 'all';

/** The memory that bodies take at the edge, per network and in sum. */
export class BodyMemory {
  readonly #networks: KeyedBudget;
  readonly #all: KeyedBudget;

  constructor({ bodyBytes, bodyBytesPerNetwork }: Pick<EdgeLimits, 'bodyBytes' | 'bodyBytesPerNetwork'>) {
    this.#networks = new KeyedBudget(bodyBytesPerNetwork);
    this.#all = new KeyedBudget(bodyBytes);
  }

  /** @throws {BodyMemoryError} when the network or the edge has no room left. */
  take(network: string, bytes: number): void {
    if (!this.#networks.take(network, bytes)) throw new BodyMemoryError('network');
    if (this.#all.take(ALL, bytes)) return;
    this.#networks.giveBack(network, bytes);
    throw new BodyMemoryError('edge');
  }

  giveBack(network: string, bytes: number): void {
    this.#networks.giveBack(network, bytes);
    this.#all.giveBack(ALL, bytes);
  }
}

export class BodyMemoryError extends Error {
  constructor(readonly exhausted: 'network' | 'edge') {
    super('There is no memory left for the request body.');
  }
}
