import { defineAction } from '../../engine/define-action';
import { closedObject, listOf } from '../../engine/output-schema';
import { textParam } from '../../engine/params';
import { RejectedInputError } from '../../engine/run-errors';
import { fetchPage } from '../../pages/fetch-page';
import { parsePage } from '../../pages/parse-page';
import { UnreadablePageError } from '../../pages/unreadable-page-error';
import { givenLanguageParam } from '../../engine/language-param';
import { countWords } from '../../text/words';
import { auditPage, computeScore } from './seo-audit/audit-page';
import { toAuditedPage } from './seo-audit/audited-page';
import { finding, type Finding } from './seo-audit/finding';
import { FACTS_SCHEMA, pageFacts } from './seo-audit/page-facts';
import { IMPACT, RULE_IDS } from './seo-audit/rule-ids';
import { renderRuleTexts } from './seo-audit/rule-texts';
import { examples } from './seo_audit_flash.examples';
import search from './seo_audit_flash.search.json';

const MAX_WINS = 10;

export const seoAuditFlash = defineAction({
  slug: 'seo_audit_flash',
  title: 'Flash SEO audit',
  category: 'SEO & Web',
  one_liner: 'Ten quick wins for one page, ranked by impact, from a URL or pasted HTML',
  credit_cost: 5,
  latency_target_ms: 3_000,
  latency_class: 'standard',
  engine: 'deterministic',
  pool: 'worker',
  network: 'optional',
  limits: { timeoutMs: 20_000, maxInputBytes: 2_100_000 },
  needs: ['web'],
  needs_web: ({ html }) => html === undefined,

  input: {
    params: [
      textParam('url', 'Page address', {
        placeholder: 'https://example.com/pricing',
        validate: { format: 'url', max: 2_000 },
        description:
          'The page to audit. With pasted HTML: where it is published, for checks of its links and canonical address.',
      }),
      textParam('html', 'HTML', {
        ui: { multiline: true, rows: 12 },
        validate: { max: 2_000_000 },
        description: 'The source of the page; nothing is fetched then.',
      }),
      textParam('keyword', 'Keyword', {
        placeholder: 'running shoes',
        validate: { max: 100 },
        description: 'What the page should be found for.',
      }),
      givenLanguageParam(
        'In which the findings are written. Quotes stay in the language of the page.',
        'Language of the report',
      ),
    ],
    oneOf: [['url', 'html']],
    ui: {
      groups: [
        { id: 'page', label: 'Page', items: ['url', 'html'] },
        { id: 'options', label: 'Options', items: ['keyword', 'language'] },
      ],
    },
  },

  output: closedObject({
    score: {
      type: 'integer',
      minimum: 0,
      maximum: 100,
      description: '100 less the impact of every finding; at most 20 when search engines may not list the page.',
    },
    quick_wins: listOf(
      closedObject({
        rule: { enum: RULE_IDS },
        impact: { type: 'integer', minimum: 1, maximum: 10 },
        title: { type: 'string' },
        fix: { type: 'string' },
        evidence: listOf(
          closedObject({
            selector: { type: 'string', description: 'CSS selector.' },
            quote: {
              type: ['string', 'null'],
              description: 'Null where something is missing in the selected element.',
            },
          }),
          { minItems: 1, maxItems: 5 },
        ),
      }),
      { maxItems: MAX_WINS, description: 'The most costly findings first; fewer than ten where there are fewer.' },
    ),
    findings_total: { type: 'integer', description: 'Defects found, with those after the tenth.' },
    passed: { type: 'array', items: { enum: RULE_IDS }, description: 'Rules without a finding.' },
    facts: FACTS_SCHEMA,
    engine: { const: 'deterministic' },
  }),

  async handler({ url, html, keyword, language }, { web, signal, warn }) {
    if (keyword !== undefined && countWords(keyword) === 0) throw new RejectedInputError('keyword', 'Has no word.');
    const source = html === undefined ? await fetchPage(web, url ?? '', signal) : { url: url ?? null, html };
    const page = await parsePage(source.html).catch((error: unknown) => {
      throw error instanceof UnreadablePageError
        ? new RejectedInputError(html ? 'html' : 'url', `${error.message}.`)
        : error;
    });
    if (page('*').length === 0) throw new RejectedInputError(html ? 'html' : 'url', 'Has no HTML element.');
    const audited = toAuditedPage(page, source.html, source.url, keyword?.trim() || null);
    const isBlocked = html === undefined && !(await web.isAllowed(source.url ?? ''));
    const blocked: Finding[] = isBlocked
      ? [finding('robots_txt_blocks', '', [{ selector: ':root', quote: null }])]
      : [];
    const findings = [...blocked, ...auditPage(audited)];
    if (audited.words < 20 && page('script').length > 0)
      warn('The page has almost no text in its HTML: it may be made by scripts, which are not run.');
    const found = new Set(findings.map(({ rule }) => rule));
    const isAsked = (rule: string) =>
      (keyword !== undefined || !rule.startsWith('keyword')) && (html === undefined || rule !== 'robots_txt_blocks');
    return {
      score: computeScore(findings),
      quick_wins: findings.slice(0, MAX_WINS).map(({ rule, value, evidence }) => ({
        rule,
        impact: IMPACT[rule],
        ...renderRuleTexts(rule, value, language),
        evidence,
      })),
      findings_total: findings.length,
      passed: RULE_IDS.filter((rule) => !found.has(rule) && isAsked(rule)),
      facts: pageFacts(audited),
    };
  },

  examples,
  ...search,
});
