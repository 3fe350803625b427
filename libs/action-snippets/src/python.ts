import { type SnippetCall, toRequest } from './snippet';

/** The call for Python 3 without a package. */
export function toPython(call: SnippetCall): string {
  const { origin, path, input } = toRequest(call);
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${origin}${path}",
    headers={
        "Authorization": f"Bearer {os.environ['DECLIC_API_KEY']}",
        "Content-Type": "application/json",
    },
    data=${toBody(input)}.encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.read().decode())`;
}

/** Text that is encoded to the same bytes as JSON.stringify gives. */
function toBody(input: SnippetCall['input']): string {
  const json = JSON.stringify(input);
  // The escapes of JSON strings are also those of Python.
  if (hasTinyNumber(input) || LONE_SURROGATE.test(json)) return JSON.stringify(json);
  return `json.dumps(${toLiteral(input, '    ')}, ensure_ascii=False, separators=(",", ":"))`;
}

/** JSON.stringify escapes half of a surrogate pair; Python would try to encode it. */
const LONE_SURROGATE = /\\ud[89a-f]/;

/** Python changes to exponents below this, and writes them with two digits. */
const TINY = 1e-4;

function hasTinyNumber(value: unknown): boolean {
  if (typeof value === 'number') return value !== 0 && Math.abs(value) < TINY;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasTinyNumber);
}

/** A JSON value as Python writes it. */
function toLiteral(value: unknown, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${toLiteral(item, inner)},`)
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${toLiteral(item, inner)},`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${indent}${close}`;
}
