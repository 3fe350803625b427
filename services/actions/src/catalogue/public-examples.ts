import type { Action, ActionExample } from '../engine/action';
import { runAction } from '../testing/run-action';
import { actions } from './catalogue';
import { shortenJson } from './shorten-json';

/** An example of an action as the public pages show it. */
interface PublicExample {
  readonly title: string;
  readonly credit_cost: number;
  readonly latency_target_ms: number;
  readonly name: string;
  /** As it is sent. */
  readonly input: Readonly<Record<string, unknown>>;
  /** What the run answered, with long texts and lists cut. */
  readonly answer: unknown;
}

type Examples = Readonly<Record<string, PublicExample>>;

/** The content of the files in `openapi/examples`, by their names. */
export async function runPublicExamples(): Promise<Readonly<Record<string, Examples>>> {
  const [grid, calls] = [await runAll(GRID_SLUGS), await runAll(CALL_SLUGS)];
  const short = Object.entries(grid).map(([slug, example]) => {
    const input = shortenJson(example.input) as PublicExample['input']; // an object stays one
    return [slug, { ...example, input }] as const;
  });
  return { 'grid.json': Object.fromEntries(short), 'calls.json': calls };
}

async function runAll(slugs: readonly string[]): Promise<Examples> {
  const examples: Record<string, PublicExample> = {};
  for (const slug of slugs) {
    const action = actions.find((candidate) => candidate.slug === slug);
    if (!action) throw new Error(`The public pages name ${slug}, which the catalogue does not have.`);
    examples[slug] = await runPublicExample(action);
  }
  return examples;
}

/** Runs the first example of an action and gives what was sent and answered. */
async function runPublicExample(action: Action): Promise<PublicExample> {
  const [example] = action.examples as readonly [ActionExample]; // the catalogue's test demands three
  const { answer } = await runAction(action, example.input, example.given);
  return {
    title: action.title,
    credit_cost: action.credit_cost,
    latency_target_ms: action.latency_target_ms,
    name: example.name,
    input: example.input,
    answer: shortenJson(answer),
  };
}

/** The actions that the landing pages name, in the order of the grid; the Spanish page has some of its own. */
const GRID_SLUGS = [
  'personal_email',
  'seo_blog',
  'landing_generate',
  'case_studies',
  'extract_invoice',
  'summarize_pdf',
  'web_research',
  'promo_video',
  'enrich_contact',
  'classify_tickets',
  'score_leads',
  'detect_duplicates',
  'linkedin_post',
  'review_sentiment',
  'quote_pdf',
  'normalize_addresses',
  'call_summary',
  'seo_audit_flash',
  'competitor_analysis',
  'ticket_classification',
  'review_analysis',
  'ad_copy',
  'social_posts',
  'custom_chatbot',
  'csv_analysis',
  'local_leads',
  'sales_scripts',
  'info_verification',
  'ai_content',
];

/** The actions behind the templates, the one of the article, and the one of the hero. */
const CALL_SLUGS = [
  'extract-pdf-json',
  'enrich-google-sheets',
  'web-search-rag',
  'email-auto-reply',
  'calendar-scheduling',
  'data-classification',
  'prospect_landing',
  'email_validate',
];
