import { PLAN_FACTS } from '@declic/nest-kit';
import type { Action } from '../../../engine/action';
import { createSnippets, findShownExample } from '../snippets/action-snippets';
import { SHOWN_ORIGIN } from './guides';

/** What a guide shows of this installation. */
export interface GuideFacts {
  readonly publicUrl: string;
  findAction(slug: string): Action | undefined;
}

/** A guide with this installation's address, its plans, and the snippets of the actions that it calls. */
export function expandGuide(markdown: string, { publicUrl, findAction }: GuideFacts): string {
  return markdown
    .replaceAll(/\{\{call (\w+)\}\}/g, (_, slug: string) => writeSnippets(findAction(slug), slug, publicUrl))
    .replaceAll('{{plans}}', writePlans())
    .replaceAll(SHOWN_ORIGIN, publicUrl);
}

function writeSnippets(action: Action | undefined, slug: string, publicUrl: string): string {
  const example = action && findShownExample(action);
  if (!example) throw new Error(`A guide calls the action "${slug}", which has no example.`);
  const snippets = createSnippets(slug, example.input, publicUrl);
  return snippets.map(({ language, code }) => `\`\`\`${language}\n${code}\n\`\`\``).join('\n\n');
}

function writePlans(): string {
  const rows = Object.entries(PLAN_FACTS).map(
    ([name, { creditsMonthly, callsPerMinute }]) => `| ${name} | ${callsPerMinute} | ${creditsMonthly} |`,
  );
  return ['| Plan | Calls a minute | Credits a month |', '|---|--:|--:|', ...rows].join('\n');
}
