import type { ResultView } from '@declic/action-results';
import type { Action, ActionExample } from '../engine/action';

/** The view that the answer of each example is shown in first: one for all, or one for each. */
const BEST_VIEWS: Readonly<Record<string, ResultView | readonly ResultView[]>> = {
  ai_content: 'text',
  'calendar-scheduling': 'calendar',
  case_studies: ['pdf', 'text', 'text', 'text'],
  classify_tickets: 'table',
  csv_analysis: ['picture', 'fields', 'fields', 'fields'],
  'data-classification': 'table',
  // The last one is spam, which gets no reply.
  'email-auto-reply': ['text', 'text', 'text', 'fields'],
  'enrich-google-sheets': 'table',
  landing_generate: 'html',
  linkedin_post: 'text',
  local_leads: 'map',
  normalize_addresses: 'table',
  personal_email: 'text',
  // The others are animated drawings.
  promo_video: ['video', 'picture', 'picture', 'picture'],
  prospect_landing: 'html',
  qr_generate: 'picture',
  quote_pdf: 'pdf',
  review_sentiment: 'table',
  score_leads: 'table',
  // The last one has an outline and no text.
  seo_blog: ['text', 'text', 'fields'],
  social_posts: 'text',
  ticket_classification: 'table',
};

/** Details, where nothing else is listed. */
export function findBestView({ slug, examples }: Action, example: ActionExample): ResultView {
  const views = BEST_VIEWS[slug] ?? 'fields';
  return typeof views === 'string' ? views : (views[examples.indexOf(example)] ?? 'fields');
}
