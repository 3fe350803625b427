import { withinDeadline as within } from '../../engine/pools/within-deadline';

export { DeadlineError } from '../../engine/pools/within-deadline';

export const withinDeadline = <Result>(timeoutMs: number, work: (signal: AbortSignal) => Promise<Result>) =>
  within({ timeoutMs }, work);
