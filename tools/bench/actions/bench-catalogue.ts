import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Row = readonly [slug: string, title: string, category: string, oneLiner: string, cost: number];

/** The designed catalogue: what a search looks at, of 281 actions. */
const rows = JSON.parse(readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8')) as readonly Row[]; // the file beside it

export const CATALOGUE_SIZE = rows.length;

/** Words of the catalogue to search for, and such that are in no title. */
export const SEARCHES: readonly string[] = [
  ...new Set(rows.flatMap(([, title]) => title.toLowerCase().split(/\W+/)).filter((word) => word.length > 3)),
  'zeppelin',
  'xylophone',
];

const LIST = 'export const actions: readonly Action[] = [';

/** Fills the list of actions up to the size of the designed catalogue, with copies of one action under the designed names. */
export function fillCatalogue(): Plugin {
  return {
    name: 'fill-catalogue',
    // Before the types are stripped.
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/catalogue/catalogue.ts')) return undefined;
      if (!code.includes(LIST)) throw new Error('The list of actions is not where it was.');
      return code.replace(LIST, 'const ownActions: readonly Action[] = [').replace(
        '\n];\n',
        `\n];\n
const designed = ${JSON.stringify(rows)};
const own = new Set(ownActions.map(({ slug }) => slug));
export const actions: readonly Action[] = [
  ...ownActions,
  ...designed
    .filter(([slug]) => !own.has(String(slug)))
    .slice(0, designed.length - ownActions.length)
    .map(([slug, title, category, one_liner, credit_cost]) =>
      ({ ...emailValidate, slug, title, category, one_liner, credit_cost, utterances: { en: [], fr: [], es: [] } }) as Action),
];\n`,
      );
    },
  };
}

/** The loads would reach the rate limits within a second: calls are counted, and none is refused. */
export function liftRateLimits(callsPerMinute: number): Plugin {
  let isLifted = false;
  return {
    name: 'lift-rate-limits',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/plans/plan-facts.ts')) return undefined;
      const lifted = code.replaceAll(/callsPerMinute: \d+/g, `callsPerMinute: ${callsPerMinute}`);
      isLifted = lifted !== code;
      return { code: lifted, map: null };
    },
    buildEnd(error) {
      if (!error && !isLifted) throw new Error('No rate limits were found to lift.');
    },
  };
}
