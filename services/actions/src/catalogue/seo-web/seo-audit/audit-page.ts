import type { AuditedPage } from './audited-page';
import { frameRules, headingRules, imageRules, linkRules, structuredDataRules } from './content-rules';
import type { Finding } from './finding';
import * as head from './head-rules';
import { keywordRules } from './keyword-rules';
import { IMPACT } from './rule-ids';
import { addressRules, securityRules, speedRules } from './technical-rules';

const RULES: readonly ((page: AuditedPage) => Iterable<Finding>)[] = [
  head.indexingRules,
  head.titleRules,
  head.descriptionRules,
  head.canonicalRules,
  head.documentRules,
  head.sharingRules,
  head.languageLinkRules,
  headingRules,
  keywordRules,
  imageRules,
  linkRules,
  frameRules,
  structuredDataRules,
  securityRules,
  speedRules,
  addressRules,
];

/** Every defect of a page, the most costly first. */
export function auditPage(page: AuditedPage): Finding[] {
  return RULES.flatMap((rule) => [...rule(page)]).sort((a, b) => IMPACT[b.rule] - IMPACT[a.rule]);
}

/** From 100 down to 0: each defect takes its impact, and what keeps a page out of search results caps the score. */
export function computeScore(findings: readonly Finding[]): number {
  const lost = findings.reduce((sum, { rule }) => sum + IMPACT[rule], 0);
  const isExcluded = findings.some(({ rule }) => IMPACT[rule] === 10);
  return Math.max(0, Math.min(100 - lost, isExcluded ? 20 : 100));
}
