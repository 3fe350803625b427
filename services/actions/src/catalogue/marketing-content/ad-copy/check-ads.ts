import { countAdCharacters } from '../../../writing/lengths';
import type { AdPlatform } from '../../../writing/platform-limits';
import { type AdTexts, findAdIssues } from './write-ads';

/** Length and issues of every text, by what the platform takes. */
export function checkAds(texts: AdTexts, platform: AdPlatform) {
  return [
    ...checkField('headline', texts.headlines, platform),
    ...checkField('description', texts.descriptions, platform),
    ...checkField('primary', texts.primary_texts, platform),
  ];
}

function checkField(field: 'headline' | 'description' | 'primary', texts: readonly string[], platform: AdPlatform) {
  const limit = platform[field];
  if (!limit) return [];
  const { max, recommended } = limit;
  return texts.map((text) => ({
    field,
    text,
    length: countAdCharacters(text),
    recommended,
    max,
    issues: findAdIssues(text, field, max),
  }));
}
