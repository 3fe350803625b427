/** A value as JSON, indented. A value that is too deep for the browser's own function is written without recursion. */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? 'null';
  } catch {
    return writeDeepJson(value);
  }
}

/** Texts are written as they are, values are still to be written. */
type Part = { readonly text: string } | { readonly value: unknown };

function writeDeepJson(root: unknown): string {
  const written: string[] = [];
  const stack: Part[] = [{ value: root }];
  for (let part = stack.pop(); part; part = stack.pop()) {
    if ('text' in part) written.push(part.text);
    else if (typeof part.value !== 'object' || part.value === null) written.push(JSON.stringify(part.value) ?? 'null');
    else for (const next of splitContainer(part.value).reverse()) stack.push(next);
  }
  return written.join('');
}

function splitContainer(value: object): Part[] {
  const isList = Array.isArray(value);
  const members = Object.entries(value).flatMap(([key, member], index) => [
    { text: `${index > 0 ? ',' : ''}${isList ? '' : `${JSON.stringify(key)}:`}` },
    { value: member as unknown }, // of JSON
  ]);
  return [{ text: isList ? '[' : '{' }, ...members, { text: isList ? ']' : '}' }];
}
