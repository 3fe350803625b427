import type { Action } from '../engine/action';
import { emailValidate } from './email-contacts/email_validate.action';
import { landingGenerate } from './marketing-content/landing_generate.action';
import { prospectLanding } from './sales-leads/prospect_landing.action';
import { competitorAnalysis } from './seo-web/competitor_analysis.action';
import { seoAuditFlash } from './seo-web/seo_audit_flash.action';
import { webSearchRag } from './seo-web/web-search-rag.action';
import { webResearch } from './seo-web/web_research.action';

/** Every action, one line each. A test compares this list with the folder. */
export const actions: readonly Action[] = [
  // One entry per line, so that branches merge.
  competitorAnalysis,
  emailValidate,
  landingGenerate,
  prospectLanding,
  seoAuditFlash,
  webResearch,
  webSearchRag,
];

const bySlug = new Map(
  actions.flatMap((action) => [action.slug, ...action.aliases].map((name) => [name, action] as const)),
);

/** The action of this slug or alias. */
export function findAction(slug: string): Action | undefined {
  return bySlug.get(slug);
}
