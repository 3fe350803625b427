import type { Payload } from '../payload/payload';

/** Parameters of an action that a person saved under a name. */
export interface SavedInput {
  /** Of the form of this record: records of another version are not read. */
  readonly version: 1;
  readonly slug: string;
  /** Unique for the action and the account, whatever its case. */
  readonly name: string;
  readonly body: Payload;
  /** Milliseconds. */
  readonly at: number;
}

const SAVED_LIMITS = { inputs: 50, bytes: 500_000, name: 60 };

/** What the name is compared by. */
export function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Reads what this browser kept; null for what another release wrote. */
export function parseSavedInput(value: unknown): SavedInput | null {
  const input = value as Partial<SavedInput> | null; // written by `saveInput`, of some release
  return input?.version === 1 && typeof input.name === 'string' && typeof input.body === 'object'
    ? (input as SavedInput) // of this release
    : null;
}

/** Why an input cannot be saved, in words; null when it can. */
export function findSaveProblem(others: readonly SavedInput[], { name, body }: Pick<SavedInput, 'name' | 'body'>) {
  if (name === '') return 'Enter a name';
  if (name.length > SAVED_LIMITS.name) return `The name has ${SAVED_LIMITS.name} characters at most`;
  if (others.length >= SAVED_LIMITS.inputs && !findByName(others, name))
    return `${SAVED_LIMITS.inputs} inputs are saved for this action already: delete one first`;
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  if (bytes > SAVED_LIMITS.bytes)
    return 'The parameters are too large to be saved: give the address of a file, not its content';
  return null;
}

export function findByName(inputs: readonly SavedInput[], name: string): SavedInput | undefined {
  return inputs.find((input) => toNameKey(input.name) === toNameKey(name));
}
