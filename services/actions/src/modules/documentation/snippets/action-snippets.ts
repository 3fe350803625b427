import type { Action, ActionExample } from '../../../engine/action';
import { toCurl } from './curl';
import { toJavaScript } from './javascript';
import { toPython } from './python';
import type { Snippet } from './snippet';

/** The example that the snippets of an action show: the first one that answers the same for every caller. */
export function findShownExample({ examples }: Pick<Action, 'examples'>): ActionExample | undefined {
  return examples.find(({ given }) => given === undefined) ?? examples[0];
}

/** The call of an example in three languages. */
export function createSnippets(slug: string, input: ActionExample['input'], publicUrl: string): Snippet[] {
  const call = { url: `${publicUrl}/v1/actions/${slug}`, input };
  return [
    { language: 'sh', code: toCurl(call) },
    { language: 'js', code: toJavaScript(call) },
    { language: 'python', code: toPython(call) },
  ];
}
