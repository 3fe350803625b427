import type { Action } from '../engine/action';
import { csvAnalysis } from './data-spreadsheets/csv_analysis.action';
import { dataClassification } from './data-spreadsheets/data-classification.action';
import { enrichGoogleSheets } from './data-spreadsheets/enrich-google-sheets.action';
import { extractPdfJson } from './documents-pdf/extract-pdf-json.action';
import { summarizePdf } from './documents-pdf/summarize_pdf.action';
import { emailValidate } from './email-contacts/email_validate.action';
import { enrichContact } from './email-contacts/enrich_contact.action';
import { normalizeAddresses } from './email-contacts/normalize_addresses.action';
import { phoneValidate } from './email-contacts/phone_validate.action';
import { extractInvoice } from './finance-compliance/extract_invoice.action';
import { ibanValidate } from './finance-compliance/iban_validate.action';
import { quotePdf } from './finance-compliance/quote_pdf.action';
import { promoVideo } from './images-codes-video/promo_video.action';
import { qrGenerate } from './images-codes-video/qr_generate.action';
import { adCopy } from './marketing-content/ad_copy.action';
import { aiContent } from './marketing-content/ai_content.action';
import { caseStudies } from './marketing-content/case_studies.action';
import { landingGenerate } from './marketing-content/landing_generate.action';
import { linkedinPost } from './marketing-content/linkedin_post.action';
import { seoBlog } from './marketing-content/seo_blog.action';
import { socialPosts } from './marketing-content/social_posts.action';
import { detectDuplicates } from './sales-leads/detect_duplicates.action';
import { localLeads } from './sales-leads/local_leads.action';
import { personalEmail } from './sales-leads/personal_email.action';
import { prospectLanding } from './sales-leads/prospect_landing.action';
import { salesScripts } from './sales-leads/sales_scripts.action';
import { scoreLeads } from './sales-leads/score_leads.action';
import { calendarScheduling } from './scheduling-developer/calendar-scheduling.action';
import { competitorAnalysis } from './seo-web/competitor_analysis.action';
import { seoAuditFlash } from './seo-web/seo_audit_flash.action';
import { webSearchRag } from './seo-web/web-search-rag.action';
import { webResearch } from './seo-web/web_research.action';
import { callSummary } from './text-support/call_summary.action';
import { classifyTickets } from './text-support/classify_tickets.action';
import { customChatbot } from './text-support/custom_chatbot.action';
import { emailAutoReply } from './text-support/email-auto-reply.action';
import { infoVerification } from './text-support/info_verification.action';
import { reviewAnalysis } from './text-support/review_analysis.action';
import { reviewSentiment } from './text-support/review_sentiment.action';
import { ticketClassification } from './text-support/ticket_classification.action';

/** Every action, one line each. A test compares this list with the folder. */
export const actions: readonly Action[] = [
  // One line each, so that branches merge.
  csvAnalysis,
  dataClassification,
  enrichGoogleSheets,
  extractPdfJson,
  summarizePdf,
  emailValidate,
  enrichContact,
  normalizeAddresses,
  phoneValidate,
  extractInvoice,
  ibanValidate,
  quotePdf,
  promoVideo,
  qrGenerate,
  adCopy,
  aiContent,
  caseStudies,
  landingGenerate,
  linkedinPost,
  seoBlog,
  socialPosts,
  detectDuplicates,
  localLeads,
  personalEmail,
  prospectLanding,
  salesScripts,
  scoreLeads,
  calendarScheduling,
  competitorAnalysis,
  seoAuditFlash,
  webSearchRag,
  webResearch,
  callSummary,
  classifyTickets,
  customChatbot,
  emailAutoReply,
  infoVerification,
  reviewAnalysis,
  reviewSentiment,
  ticketClassification,
];

const bySlug = new Map(
  actions.flatMap((action) => [action.slug, ...action.aliases].map((name) => [name, action] as const)),
);

/** The action of this slug or alias. */
export function findAction(slug: string): Action | undefined {
  return bySlug.get(slug);
}
