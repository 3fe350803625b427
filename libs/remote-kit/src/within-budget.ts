/** Time limit for loading code, in milliseconds: half a second before people should see what came of it. */
export const LOAD_BUDGET_MS = 7_500;

/** Waits for `work` no longer than the budget, then rejects with `outOfTime()`. A late answer is ignored. */
export async function withinBudget<Result>(
  work: Promise<Result>,
  budgetMs: number,
  outOfTime: () => Error,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfTime()), budgetMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
