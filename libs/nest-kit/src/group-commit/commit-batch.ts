/** An item that waits to be committed. */
export interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** How a batch is committed. */
export interface BatchCommit<Item, Result> {
  /** Commits all items or none, in their order, and gives one result for each. */
  readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Whether an error left nothing behind, so that the items may be tried again in smaller batches. */
  readonly isSafeToRetry: (error: unknown) => boolean;
}

/**
 * Settles every item of a batch. A batch that fails as a whole is halved, first half first, until the guilty item stands alone.
 *
 * @param onCommitted called when nothing is left to commit; the last items are settled after it.
 */
export async function commitBatch<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  how: BatchCommit<Item, Result>,
  onCommitted: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let results: readonly Result[];
  try {
    results = await commitWhole(batch, how);
  } catch (error) {
    if (batch.length === 1 || !how.isSafeToRetry(error)) {
      await onCommitted();
      for (const { reject } of batch) reject(error);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await commitBatch(batch.slice(0, middle), how);
    await commitBatch(batch.slice(middle), how, onCommitted);
    return;
  }
  await onCommitted();
  // The lengths are the same.
  for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
}

async function commitWhole<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  { commit }: BatchCommit<Item, Result>,
): Promise<readonly Result[]> {
  const results = await commit(batch.map(({ item }) => item));
  if (results.length !== batch.length)
    throw new Error(`${batch.length} items were committed with ${results.length} results.`);
  return results;
}
