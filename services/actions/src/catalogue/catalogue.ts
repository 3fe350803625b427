import type { Action } from '../engine/action';
import { emailValidate } from './email-contacts/email_validate.action';
import { adCopy } from './marketing-content/ad_copy.action';
import { aiContent } from './marketing-content/ai_content.action';
import { caseStudies } from './marketing-content/case_studies.action';
import { linkedinPost } from './marketing-content/linkedin_post.action';
import { seoBlog } from './marketing-content/seo_blog.action';
import { socialPosts } from './marketing-content/social_posts.action';
import { personalEmail } from './sales-leads/personal_email.action';
import { salesScripts } from './sales-leads/sales_scripts.action';
import { emailAutoReply } from './text-support/email-auto-reply.action';

/** Every action, one line each. A test compares this list with the folder. */
// prettier-ignore
export const actions: readonly Action[] = [
  emailValidate,
  adCopy,
  aiContent,
  caseStudies,
  linkedinPost,
  seoBlog,
  socialPosts,
  personalEmail,
  salesScripts,
  emailAutoReply,
];

const bySlug = new Map(
  actions.flatMap((action) => [action.slug, ...action.aliases].map((name) => [name, action] as const)),
);

/** The action of this slug or alias. */
export function findAction(slug: string): Action | undefined {
  return bySlug.get(slug);
}
