import type { SnippetCall } from './snippet';

/** The call for Node 20 and newer. */
export function toJavaScript({ url, input }: SnippetCall): string {
  return `const response = await fetch('${url}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.DECLIC_API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(input, null, 2).replaceAll('\n', '\n  ')}),
});
console.log(JSON.stringify(await response.json(), null, 2));`;
}
