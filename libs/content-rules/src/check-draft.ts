import { checkBlog } from './check-blog';
import { checkLinkedin } from './check-linkedin';
import { checkThread } from './check-thread';
import { formatCount } from './finding';
import { findMissingFacts } from './missing-facts';
import type { Finding, Format, Language } from './rules';

export interface CheckedDraft {
  readonly format: Format;
  readonly language: Language;
  readonly contentMd: string;
}

/** What the rules of its format say of a draft: one finding a rule, or one for each place that breaks it. `missing-facts` comes last. */
export function checkDraft({ format, language, contentMd }: CheckedDraft): Finding[] {
  return [...CHECKS[format](contentMd, language), ...checkMissingFacts(contentMd)];
}

const CHECKS: Readonly<Record<Format, (contentMd: string, language: Language) => Finding[]>> = {
  blog: checkBlog,
  linkedin: checkLinkedin,
  tweet: checkThread,
};

function checkMissingFacts(contentMd: string): Finding[] {
  const missing = findMissingFacts(contentMd);
  if (missing.length === 0) {
    return [{ rule: 'missing-facts', isMet: true, message: countMissing(0) }];
  }
  const marked = countMissing(missing.length);
  return missing.map(({ start, end, text }) => ({
    rule: 'missing-facts',
    isMet: false,
    message: `Missing: ${text}. ${marked}`,
    at: { start, end },
  }));
}

/** "1 fact is marked as missing; 0 are wanted." */
export function countMissing(missing: number): string {
  return `${formatCount(missing, 'fact')} ${missing === 1 ? 'is' : 'are'} marked as missing; 0 are wanted.`;
}
