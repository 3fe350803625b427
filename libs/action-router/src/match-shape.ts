import type { InputCheck, InputSchema } from '@declic/action-input';
import { isAccepted } from './accepted-types';
import { readFileType } from './file-type';

type Arguments = Readonly<Record<string, unknown>>;

/** What an action takes. */
export interface CheckedInput {
  readonly input: InputSchema;
  check(payload: unknown): InputCheck;
}

/** Whether these arguments are what an action takes: no key that it does not know, all that it needs, files of its types. */
export function matchShape({ input, check }: CheckedInput, given: Arguments): boolean {
  const keys = Object.keys(given);
  if (keys.length === 0 || !keys.every((key) => input.params.some((param) => param.key === key))) return false;
  const files = input.params.filter(({ key, ui }) => ui?.accept !== undefined && typeof given[key] === 'string');
  return check(given).ok && files.every(({ key, ui }) => mayBe(String(given[key]), ui?.accept ?? []));
}

/** By its media type or the end of its name; a file that tells neither may be of any type. */
function mayBe(text: string, accept: readonly string[]): boolean {
  const type = readFileType(text);
  return type === null || isAccepted(type, accept);
}
