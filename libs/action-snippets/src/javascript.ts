import { type SnippetCall, toActionUrl } from './snippet';

/** The call for Node 20 and newer. */
export function toJavaScript(call: SnippetCall): string {
  return `const response = await fetch('${toActionUrl(call)}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.DECLIC_API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(call.input, null, 2).replaceAll('\n', '\n  ')}),
});
console.log(JSON.stringify(await response.json(), null, 2));`;
}
