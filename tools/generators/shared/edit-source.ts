/** Adds an import among the others, where its path belongs in the alphabet. */
export function withImport(source: string, statement: string): string {
  const imports = [...source.matchAll(/^import\s[^;]+;\n/gm)];
  const later = imports.find(([text]) => readPath(text).startsWith('.') && readPath(text) > readPath(statement));
  const last = imports.at(-1);
  const place = later?.index ?? (last === undefined ? 0 : last.index + last[0].length);
  return `${source.slice(0, place)}${statement}\n${source.slice(place)}`;
}

/**
 * Adds an element at the end of the list that follows `marker`, one line more where it has a line per element.
 *
 * @throws Error when there is no such list: the file has another form than the generator knows.
 */
export function withListElement(source: string, marker: string, element: string): string {
  const open = source.indexOf(`${marker}[`) + marker.length;
  if (open < marker.length) throw new Error(`There is no list after "${marker}" to add ${element} to.`);
  const close = closingBracket(source, open);
  const content = source.slice(open + 1, close);
  return `${source.slice(0, open + 1)}${addedTo(content, element)}${source.slice(close)}`;
}

function addedTo(content: string, element: string): string {
  const elements = content.trimEnd().replace(/,$/, '');
  if (elements.trim() === '') return element;
  const indent = /\n( *)\S/.exec(content)?.[1];
  return indent === undefined
    ? `${elements}, ${element}`
    : `${elements},\n${indent}${element},${/\n *$/.exec(content)?.[0] ?? '\n'}`;
}

function closingBracket(source: string, open: number): number {
  let depth = 0;
  for (let index = open; index < source.length; index++) {
    if (source[index] === '[') depth++;
    if (source[index] === ']' && --depth === 0) return index;
  }
  throw new Error('A list is not closed.');
}

function readPath(statement: string): string {
  return /from '([^']+)'/.exec(statement)?.[1] ?? '';
}
