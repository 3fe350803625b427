import { learnTfIdf } from '../../../text/tf-idf';
import { loadTerms } from '../../../text/terms';
import type { PageBlock } from '../../../pages/page-blocks';
import { toEvidence } from './block-evidence';
import { toFinding, type Finding, type Site } from './site-reading';

const MAX_KEYWORDS = 8;
const HEADING_WEIGHT = 3;

interface Keyword {
  readonly stem: string;
  readonly word: string;
  readonly block: PageBlock;
}

/** The words that say most about each site: frequent on it, in headings above all, and not on every site. */
export async function findKeywords(sites: readonly Site[]): Promise<Finding[]> {
  const found = await Promise.all(sites.map(keywordsOf));
  const vectorize = learnTfIdf(found.map((keywords) => keywords.map(({ stem }) => stem)));
  return found.map((keywords) => {
    const weights = vectorize(keywords.map(({ stem }) => stem));
    const repeated = new Set(
      keywords.map(({ stem }) => stem).filter((stem, index, all) => all.indexOf(stem) !== index),
    );
    const best = [...weights]
      .filter(([stem]) => repeated.has(stem))
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_KEYWORDS);
    return toFinding(
      best.flatMap(([stem]) => {
        const first = keywords.find((keyword) => keyword.stem === stem);
        return first ? [{ value: first.word, source: toEvidence(first.block) }] : [];
      }),
    );
  });
}

const MAX_WORDS = 5_000;

async function keywordsOf({ blocks, language }: Site): Promise<Keyword[]> {
  const findTerms = await loadTerms(language);
  const keywords: Keyword[] = [];
  for (const block of blocks) {
    if (keywords.length > MAX_WORDS) break;
    if (block.linkShare > 0.8) continue;
    for (const { stem, normal } of findTerms(block.text.slice(0, 5_000)))
      if (!/\p{N}/u.test(normal) && normal.length > 2)
        for (let times = block.level > 0 ? HEADING_WEIGHT : 1; times > 0; times -= 1)
          keywords.push({ stem, word: normal, block });
  }
  return keywords;
}
