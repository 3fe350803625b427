import { startTestStack } from '../../test/test-stack.ts';
import type { TakeDown } from './leftovers.ts';

/** Where the stack of a run is: at `BASE_URL`, or one that is started for it. */
export async function findStack(leftovers: TakeDown[]): Promise<string> {
  const given = process.env['BASE_URL'];
  if (given !== undefined) return given;
  const { environment, stop } = await startTestStack();
  leftovers.push(() => stop());
  return environment['BASE_URL'] ?? '';
}
