import { type SnippetCall, type SnippetRequest, toRequest } from './snippet';
import { toJsLiteral } from './to-js-literal';

/** The call for Node 20 and newer. */
export function toJavaScript(call: SnippetRequest | SnippetCall): string {
  const { origin, path, input, key } = toRequest(call);
  const authorization = key === undefined ? '`Bearer ${process.env.DECLIC_API_KEY}`' : `'Bearer ${key}'`;
  return `const response = await fetch('${origin}${path}', {
  method: 'POST',
  headers: {
    Authorization: ${authorization},
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${toJsLiteral(input, '  ')}),
});
console.log(JSON.stringify(await response.json(), null, 2));`;
}
