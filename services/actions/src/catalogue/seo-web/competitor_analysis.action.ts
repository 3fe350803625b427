import { defineAction } from '../../engine/define-action';
import { jsonParam, textParam } from '../../engine/params';
import { items, textOr, texts } from '../../engine/json-forms';
import { READS_PAGES } from '../../engine/run-profiles';
import { givenLanguageParam } from '../../engine/language-param';
import { compareSites, findGaps, summarise } from './competitors/compare-sites';
import { countPasted, LEAST_SITES, readSites } from './competitors/read-sites';
import { examples } from './competitor_analysis.examples';
import { COMPETITOR_OUTPUT } from './competitors/output-schema';
import { llm } from './competitor_analysis.llm';
import search from './competitor_analysis.search.json';

export const competitorAnalysis = defineAction({
  slug: 'competitor_analysis',
  title: 'Compare competitors',
  category: 'SEO & Web',
  one_liner: 'Positioning, offers, keywords, stack and trust signals of 2 to 5 sites side by side',
  credit_cost: 8,
  llm,
  ...READS_PAGES,
  limits: { timeoutMs: 35_000, maxInputBytes: 2_500_000 },
  needs: ['web'],
  needs_web: ({ sites }) => countPasted(sites) < LEAST_SITES,

  input: {
    params: [
      jsonParam('sites', 'Sites', {
        schema: items(textOr(texts(['name', 'url', 'html'])), { maxItems: 5 }),
        required: true,
        placeholder: '["https://one.example", { "name": "Two", "html": "<html>…" }]',
        description:
          '2 to 5 pages: addresses, or objects with url or pasted html, and perhaps a name. The named page of each is read, no further one.',
        ui: { multiline: true, rows: 6 },
      }),
      textParam('own_site', 'Your site', {
        placeholder: 'https://mine.example',
        validate: { max: 2_000 },
        description:
          'The name or address of one of the sites, or the address of a further one: gaps are listed for it alone.',
      }),
      givenLanguageParam('What is found stays in the language of the sites.', 'Language of the report'),
    ],
    ui: { groups: [{ id: 'main', label: 'Sites', items: ['sites', 'own_site', 'language'] }] },
  },

  output: COMPETITOR_OUTPUT,

  async handler({ sites: value, own_site, language }, { web, signal, warn }) {
    const { sites, own } = await readSites(value, own_site, {
      web,
      signal,
      language,
      warn: (message) => warn(message),
    });
    const rows = await compareSites(sites);
    return {
      sites: sites.map(({ name, url }) => ({ name, url, is_own: name === own?.name })),
      matrix: rows.map(({ criterion: { id, dimension, labels }, findings }) => ({
        criterion: id,
        dimension,
        label: labels[language],
        cells: findings.map(({ values, sources }, index) => ({ site: sites[index]?.name ?? '', values, sources })),
      })),
      gaps: (own ? [own] : sites).flatMap((site) => findGaps(rows, sites, site, language)),
      summary: summarise(rows, sites, own, language),
    };
  },

  examples,
  ...search,
});
