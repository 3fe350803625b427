import { RejectedInputError } from '../engine/run-errors';

/**
 * The pages that a text such as "1-3, 7" names; all where it is empty.
 *
 * @throws {RejectedInputError} it is no list of pages, or the document has none of them.
 */
export function selectPages(selection: string | undefined, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const parts = (selection ?? '').split(/[,;\s]+/u).filter((part) => part !== '');
  if (parts.length === 0) return all;
  const ranges = parts.map((part) => {
    const match = /^(\d{1,4})(?:[-–](\d{1,4})?)?$/u.exec(part);
    if (!match) throw new RejectedInputError('pages', `"${part.slice(0, 20)}" is no page; write them as 1-3, 7.`);
    const from = Number(match[1]);
    const isOpen = /[-–]$/u.test(part);
    return { from, to: isOpen ? count : Number(match[2] ?? from) };
  });
  const selected = all.filter((page) => ranges.some(({ from, to }) => page >= from && page <= to));
  if (selected.length === 0) throw new RejectedInputError('pages', `The document has only ${count} page(s).`);
  return selected;
}
