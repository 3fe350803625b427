/**
 * Repeats `step` until it does less than a whole portion, or the signal ends it. Returns how many in all.
 *
 * @param size how much one step does at most.
 * @param step does up to `most`, and returns how many that were.
 */
export async function inPortions(
  size: number,
  step: (most: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  let done = size;
  while (done === size && !signal?.aborted) {
    done = await step(size);
    total += done;
  }
  return total;
}
