import { RejectedInputError } from '../run-errors';

/** @throws {RejectedInputError} an entry would be written outside the folder that the archive is unpacked to. */
export function checkEntryName(name: string, field: string): void {
  const parts = name.split(/[/\\]/);
  const isOutside = parts.includes('..') || parts[0] === '' || /^[a-z]:/i.test(name) || name.includes('\0');
  if (name === '' || isOutside)
    throw new RejectedInputError(field, 'The archive holds an entry whose name leaves its folder.');
}
