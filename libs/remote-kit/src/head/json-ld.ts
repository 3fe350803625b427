/** The properties of schema.org whose values are addresses; everywhere else a leading slash is text. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'urlTemplate', 'mainEntityOfPage']);

/** The text of a JSON-LD script: paths have become addresses, and no `<` ends the script. */
export function toJsonLd(node: object, origin: string): string {
  const addPaths = (key: string, value: unknown): unknown => {
    if (!ADDRESSES.has(key)) return value;
    return Array.isArray(value) ? value.map((entry) => toAddress(entry, origin)) : toAddress(value, origin);
  };
  return JSON.stringify(node, addPaths).replaceAll('<', String.raw`\u003c`);
}

function toAddress(value: unknown, origin: string): unknown {
  return typeof value === 'string' && value.startsWith('/') ? origin + value : value;
}
