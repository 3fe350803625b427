/** Some faults are found by parsing again and again, which would take too long for larger bodies. */
const LONGEST_SEARCH = 64 * 1024;

const WITH_POSITION = /^(.*?)(?: in JSON)? at position (\d+)/;
const UNEXPECTED = /^Unexpected token/;

/** Why a text is not JSON, and where: "expected ',' or '}' after property value at line 3, column 7". Undefined when it is JSON. */
export function describeJsonFault(text: string): string | undefined {
  const message = readParseMessage(text);
  if (message === undefined) return undefined;
  const [, reason, position] = WITH_POSITION.exec(message) ?? [];
  if (reason !== undefined && Number(position) < text.length)
    return `${lowerFirst(reason)} at ${formatPlace(text, Number(position))}`;
  if (!UNEXPECTED.test(message)) return `it ends too early, at ${formatPlace(text, text.length)}`;

  const found = positionOfUnexpected(text);
  return found === undefined
    ? 'unexpected character'
    : `unexpected ${JSON.stringify(String.fromCodePoint(text.codePointAt(found) ?? 0))} at ${formatPlace(text, found)}`;
}

function readParseMessage(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'Unexpected';
  }
}

/** For an unexpected character the engine names no position. All prefixes that contain it fail alike, shorter ones do not. */
function positionOfUnexpected(text: string): number | undefined {
  if (text.length > LONGEST_SEARCH) return undefined;
  let [innocent, faulty] = [0, text.length];
  while (faulty - innocent > 1) {
    const middle = Math.floor((innocent + faulty) / 2);
    if (UNEXPECTED.test(readParseMessage(text.slice(0, middle)) ?? '')) faulty = middle;
    else innocent = middle;
  }
  return innocent;
}

function formatPlace(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
