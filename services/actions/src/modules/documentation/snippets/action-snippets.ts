import { type Snippet, toCurl, toJavaScript, toPython } from '@declic/action-snippets';
import type { Action, ActionExample } from '../../../engine/action';

/** The example that the snippets of an action show: the first one that answers the same for every caller. */
export function findShownExample({ examples }: Pick<Action, 'examples'>): ActionExample | undefined {
  return examples.find(({ given }) => given === undefined) ?? examples[0];
}

/** The call of an example in three languages. */
export function createSnippets(slug: string, input: ActionExample['input'], publicUrl: string): Snippet[] {
  const call = { origin: publicUrl, slug, input };
  return [
    { language: 'sh', code: toCurl(call) },
    { language: 'js', code: toJavaScript(call) },
    { language: 'python', code: toPython(call) },
  ];
}
