/** The names in an `Accept`, `Accept-Encoding` or `Accept-Language` header, the most wanted first; what it refuses is left out. */
export function choicesIn(header: string | undefined): string[] {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map(readChoice)
    .filter(({ name, quality }) => name !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ name }) => name);
}

function readChoice(entry: string): { name: string; quality: number } {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
  return { name, quality: quality === undefined ? 1 : Number(quality) };
}
