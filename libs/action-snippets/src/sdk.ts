import type { SnippetCall } from './snippet';
import { toJsLiteral } from './to-js-literal';

/** The call with the generated TypeScript client. Its method is `run` and the slug in camel case. */
export function toSdk({ origin, slug, input }: SnippetCall): string {
  return `import { createDeclic } from '@declic/sdk';

const declic = createDeclic({ apiKey: process.env.DECLIC_API_KEY ?? '', baseUrl: '${origin}' });
const { data, cost } = await declic.${toMethod(slug)}({
  body: ${toJsLiteral(input, '  ')},
});
console.log(data, cost);`;
}

function toMethod(slug: string): string {
  const words = slug.split(/[_-]/);
  return `run${words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}`;
}
