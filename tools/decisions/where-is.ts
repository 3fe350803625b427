import type { Decision } from './decisions.ts';
import type { TaggedFiles } from './find-tags.ts';

/** The page that lists the files of each decision. */
export function whereIsPage(decisions: readonly Decision[], tagged: TaggedFiles): string {
  const sections = decisions
    .filter(({ state }) => state !== 'open')
    .map(({ id, title, missing }) => {
      const files = (tagged.get(id) ?? []).map((file) => `- [${file}](../${file})`);
      return [`## ${id} ${title}`, '', ...(missing ? [`Not built: ${missing}.`, ''] : []), ...files].join('\n');
    });
  const open = decisions.filter(({ state }) => state === 'open').map(({ id, title }) => `- ${id} ${title}`);
  return `${[HEAD, ...sections, ['## Not built', '', ...open].join('\n')].join('\n\n')}\n`;
}

const HEAD = `# Where each decision is

Generated from the \`@decision\` tags of the code by \`npm run where-is\`. A tag stands where the rule is decided: the function,
constant or SQL that enforces it.`;
