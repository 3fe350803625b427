import papaparse from 'papaparse';

/** JSON or a table that was pasted into a message, with the text around it. */
export interface Pasted {
  readonly value: unknown;
  readonly rest: string;
}

/** The first JSON object or list of a message, or else its first table with a header of at least two columns. */
export function findPasted(text: string): Pasted | null {
  return findJson(text) ?? findTable(text);
}

function findJson(text: string): Pasted | null {
  const start = text.search(/[[{]/);
  if (start < 0) return null;
  const closing = text[start] === '{' ? '}' : ']';
  // From the longest on: a bracket inside the JSON does not end it.
  for (let end = text.lastIndexOf(closing), tries = 0; end > start && tries < MAX_TRIES; tries += 1) {
    const value = parseJson(text.slice(start, end + 1));
    if (value !== undefined) return { value, rest: `${text.slice(0, start)} ${text.slice(end + 1)}` };
    end = text.lastIndexOf(closing, end - 1);
  }
  return null;
}

const MAX_TRIES = 20;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function findTable(text: string): Pasted | null {
  const lines = text.split(/\r?\n/);
  const separator = [',', ';', '\t'].find((mark) => findBlock(lines, mark));
  const block = separator && findBlock(lines, separator);
  if (!block || separator === undefined) return null;
  const { data } = papaparse.parse<Record<string, string>>(lines.slice(block.start, block.end).join('\n'), {
    header: true,
    delimiter: separator,
  });
  return { value: data, rest: [...lines.slice(0, block.start), ...lines.slice(block.end)].join('\n') };
}

/** Lines in a row, at least two, with the same number of separators. */
function findBlock(lines: readonly string[], separator: string): { start: number; end: number } | null {
  const counts = lines.map((line) => line.split(separator).length - 1);
  for (let start = 0; start < counts.length - 1; start += 1) {
    let end = start;
    while (end < counts.length && counts[end] === counts[start] && (counts[end] ?? 0) > 0) end += 1;
    if (end - start >= 2) return { start, end };
  }
  return null;
}
