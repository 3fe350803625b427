/** Ends something that a run has started. */
export type TakeDown = () => Promise<unknown>;

/**
 * Runs a benchmark, and takes down what it has started, the latest first: at its end, when it fails, and when a signal comes. What
 * cannot be taken down makes the run fail.
 */
export async function runWithLeftovers(run: (leftovers: TakeDown[]) => Promise<void>): Promise<void> {
  const leftovers: TakeDown[] = [];
  let end: Promise<void> | undefined;
  // Once, also when a signal comes while it goes on.
  const takeDown = () => (end ??= takeDownAll(leftovers));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void takeDown().then(() => process.exit(1)));
  await run(leftovers).finally(takeDown);
}

async function takeDownAll(leftovers: TakeDown[]): Promise<void> {
  for (let next = leftovers.pop(); next; next = leftovers.pop()) {
    await next().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  }
}
