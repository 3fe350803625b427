import { RejectedInputError } from '../run-errors';

const MB = 1024 * 1024;

/** What an archive may hold. */
const zipLimits = { maxEntries: 2_000, maxBytes: 100 * MB, maxRatio: 100 } as const;

/** Below this an archive of blanks is harmless, whatever its ratio. */
const RATIO_FROM_BYTES = MB;

/** Counts what comes out of one archive. */
export class ZipBudget {
  entries = 0;
  private bytes = 0;

  constructor(
    private readonly field: string,
    private readonly packedBytes: number,
  ) {}

  /** @throws {RejectedInputError} the archive has too many entries. */
  addEntry(): void {
    this.entries += 1;
    if (this.entries > zipLimits.maxEntries)
      throw new RejectedInputError(this.field, `The archive has more than ${zipLimits.maxEntries} entries.`);
  }

  /** @throws {RejectedInputError} the archive unpacks to too much, or to too much for its size. */
  addBytes(count: number): void {
    this.bytes += count;
    if (this.bytes > zipLimits.maxBytes)
      throw new RejectedInputError(this.field, `The archive unpacks to more than ${zipLimits.maxBytes / MB} MB.`);
    if (this.bytes > RATIO_FROM_BYTES && this.bytes > zipLimits.maxRatio * this.packedBytes)
      throw new RejectedInputError(
        this.field,
        `The archive unpacks to more than ${zipLimits.maxRatio} times its size.`,
      );
  }
}
