const LONGEST_TEXT = 90;
const MAX_ITEMS = 2;
/** Of objects and lists, one shows what the others look like. */
const MAX_NESTED_ITEMS = 1;
const MAX_MEMBERS = 6;
const DEEPEST = 3;

/** A value as it fits beside a text: long texts end with an ellipsis, lists and objects say how much more there is. */
export function shortenJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return shortenText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isFile(value)) return { $file: { name: value.$file.name, mime: value.$file.mime } };
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) {
    const most = typeof value[0] !== 'object' ? MAX_ITEMS : depth + 1 === DEEPEST ? 0 : MAX_NESTED_ITEMS;
    const rest = value.length - most;
    const items = value.slice(0, most).map((item) => shortenJson(item, depth + 1));
    return rest > 0 ? [...items, `… +${rest}`] : items;
  }
  const members = Object.entries(value);
  const rest = members.length - MAX_MEMBERS;
  const shown = members.slice(0, MAX_MEMBERS).map(([key, member]) => [key, shortenJson(member, depth + 1)] as const);
  return Object.fromEntries(rest > 0 ? [...shown, ['…', `+${rest}`]] : shown);
}

/** A file in an answer. Its content differs from run to run where the format stores the time, as XLSX does. */
function isFile(value: object): value is { $file: { name: unknown; mime: unknown } } {
  return '$file' in value && typeof value.$file === 'object' && value.$file !== null && 'mime' in value.$file;
}

function shortenText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_TEXT) return text.includes('\n') ? line : text;
  // Content in base64 says nothing; its beginning shows that it is there.
  return line.includes(' ') ? `${line.slice(0, LONGEST_TEXT).trimEnd()}…` : `${line.slice(0, 24)}…`;
}
