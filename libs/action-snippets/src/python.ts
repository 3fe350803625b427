import { type SnippetCall, toActionUrl } from './snippet';

/** The call for Python 3 without a package. */
export function toPython(call: SnippetCall): string {
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${toActionUrl(call)}",
    headers={
        "Authorization": f"Bearer {os.environ['DECLIC_API_KEY']}",
        "Content-Type": "application/json",
    },
    data=json.dumps(${toLiteral(call.input, '    ')}).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.read().decode())`;
}

/** A JSON value as Python writes it. The escapes of JSON strings are also those of Python. */
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
