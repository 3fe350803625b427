const LONGEST_LINE = 300;
const LONGEST_TEXT = 2_000;

export const MOST_LINES = 30;

/** What the contract refuses of one line or of several; undefined when the text may be sent. */
export function findTextProblem(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Write at least one word.';
  const longest = Math.max(...lines.map(({ length }) => length));
  if (longest > LONGEST_LINE) return `A line may have ${LONGEST_LINE} characters; this one has ${longest}.`;
  if (text.length > LONGEST_TEXT)
    return `At most 2,000 characters at once; these are ${text.length}. Add some of them first.`;
  return undefined;
}
