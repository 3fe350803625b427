import type { Language } from '../../../text/languages';
import { COMPARISON_WORDS } from './comparison-words';
import { CRITERIA, type Criterion } from './criteria';
import { findKeywords } from './keywords';
import type { Finding, Site } from './site-reading';

interface Row {
  readonly criterion: Criterion;
  /** In the order of the sites. */
  readonly findings: readonly Finding[];
}

const has = (finding: Finding | undefined) => finding !== undefined && finding.values.length > 0;

export async function compareSites(sites: readonly Site[]): Promise<Row[]> {
  const keywords = await findKeywords(sites);
  return CRITERIA.map((criterion) => {
    const { find } = criterion;
    return { criterion, findings: find ? sites.map(find) : keywords };
  });
}

/** What a site lacks and others have. */
export function findGaps(rows: readonly Row[], sites: readonly Site[], site: Site, language: Language) {
  const index = sites.indexOf(site);
  return rows.flatMap(({ criterion, findings }) => {
    const others = sites.filter((_, other) => other !== index && has(findings[other])).map(({ name }) => name);
    if (!criterion.isExpected || has(findings[index]) || others.length === 0) return [];
    const text = COMPARISON_WORDS[language].gap(site.name, criterion.labels[language], others.join(', '));
    return [{ site: site.name, criterion: criterion.id, found_on: others, text }];
  });
}

/** Sentences about prices, trust, shared words and gaps, each counted in the matrix. */
export function summarise(rows: readonly Row[], sites: readonly Site[], own: Site | null, language: Language): string {
  const words = COMPARISON_WORDS[language];
  const row = (id: string) => rows.find(({ criterion }) => criterion.id === id)?.findings ?? [];
  const trust = rows.filter(({ criterion }) => criterion.dimension === 'trust');
  const counts = sites.map((site, index) => ({
    site,
    count: trust.filter(({ findings }) => has(findings[index])).length,
  }));
  const [most] = [...counts].sort((a, b) => b.count - a.count);
  const unpriced = sites.filter((_, index) => !has(row('prices')[index])).map(({ name }) => name);
  const shared = sharedWords(row('keywords'));
  return [
    cheapestSentence(row('lowest_price'), sites, language),
    unpriced.length > 0 && words.noPrices(unpriced.join(', ')),
    most && most.count > 0 && words.mostTrust(most.site.name, most.count, trust.length),
    shared.length > 0 && words.sharedWords(shared.join(', ')),
    own && words.gapCount(own.name, findGaps(rows, sites, own, language).length),
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

/** Only prices in one currency can be compared. */
function cheapestSentence(lowest: readonly Finding[], sites: readonly Site[], language: Language): string | false {
  const prices = lowest.flatMap(({ values: [value] }, index) => {
    const [amount, currency] = (value ?? '').split(' ');
    return currency === undefined
      ? []
      : [{ name: sites[index]?.name ?? '', amount: Number(amount), currency, value: value ?? '' }];
  });
  const [cheapest] = [...prices].sort((a, b) => a.amount - b.amount);
  if (!cheapest || prices.length < 2 || new Set(prices.map(({ currency }) => currency)).size > 1) return false;
  return COMPARISON_WORDS[language].cheapest(cheapest.name, cheapest.value);
}

function sharedWords(keywords: readonly Finding[]): string[] {
  const all = keywords.flatMap(({ values }) => values);
  return [...new Set(all.filter((word, index) => all.indexOf(word) !== index))];
}
