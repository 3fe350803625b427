import { describe, expect, it } from 'vitest';
import { parsePage } from '../../pages/parse-page';
import { runAction } from '../../testing/run-action';
import { serveSite } from '../../testing/serve-site';
import { auditPage, computeScore } from './seo-audit/audit-page';
import { toAuditedPage } from './seo-audit/audited-page';
import { BARE_PAGE, CLEAN_PAGE, DEFECTIVE_PAGE, PLANTED } from './seo-audit/fixtures/pages';
import { IMPACT, RULE_IDS, type RuleId } from './seo-audit/rule-ids';
import { renderRuleTexts } from './seo-audit/rule-texts';
import { seoAuditFlash } from './seo_audit_flash.action';

async function audit(html: string, url: string | null = null, keyword: string | null = null) {
  const page = await parsePage(html);
  return { page, findings: auditPage(toAuditedPage(page, html, url, keyword)) };
}

const rulesOf = async (...args: Parameters<typeof audit>) => (await audit(...args)).findings.map(({ rule }) => rule);
const inHead = (html: string) => CLEAN_PAGE.replace('</head>', `${html}</head>`);
const without = (part: RegExp) => CLEAN_PAGE.replace(part, '');

describe('the rules of seo_audit_flash', () => {
  it('find every planted defect and nothing else', async () => {
    const { findings } = await audit(DEFECTIVE_PAGE, 'https://shop.example/Our_Shop', 'garden chairs');
    expect(findings.map(({ rule }) => rule).sort()).toEqual([...PLANTED].sort());
  });

  it('find nothing on a clean page', async () => {
    expect(await rulesOf(CLEAN_PAGE, 'https://solado.example/running-shoes', 'running shoes')).toEqual([]);
    expect(await rulesOf(CLEAN_PAGE)).toEqual([]);
  });

  it('give selectors that lead to one element, which has the quote', async () => {
    const { page, findings } = await audit(DEFECTIVE_PAGE, 'https://shop.example/Our_Shop', 'garden chairs');
    const quoted = findings.flatMap(({ evidence }) => evidence).filter(({ quote }) => quote !== null);
    expect(quoted.length).toBeGreaterThan(25);
    for (const { selector, quote } of quoted) {
      const element = page(selector);
      expect(element.length).toBe(1);
      const shown = `${element.text()} ${element.attr('content')}`;
      expect(quote?.startsWith(`<${element.prop('tagName')?.toLowerCase()}`) || shown.includes(quote ?? '')).toBe(true);
    }
  });

  it.each<[RuleId, string, string | null, string | null]>([
    ['title_missing', without(/<title>.*<\/title>/), null, null],
    ['title_missing', CLEAN_PAGE.replace(/<title>.*<\/title>/, '<title> </title>'), null, null],
    ['description_missing', without(/<meta name="description".*>/), null, null],
    ['canonical_missing', without(/<link rel="canonical".*>/), null, null],
    ['canonical_elsewhere', CLEAN_PAGE, 'https://solado.example/other', null],
    ['h1_missing', without(/<h1>.*<\/h1>/), null, null],
    ['viewport_missing', without(/<meta name="viewport".*>/), null, null],
    ['structured_data_missing', without(/<script type="application.*<\/script>/), null, null],
    ['insecure_address', CLEAN_PAGE, 'http://solado.example/running-shoes', null],
    [
      'keyword_stuffing',
      CLEAN_PAGE.replace('</main>', `<p>${'running shoes '.repeat(30)}</p></main>`),
      null,
      'running shoes',
    ],
    ['page_heavy', inHead(`<style>${' '.repeat(510_000)}</style>`), null, null],
    ['noindex', inHead('<meta name="ROBOTS" content="NONE">'), null, null],
  ])('find %s alone', async (rule, html, url, keyword) => {
    expect(await rulesOf(html, url, keyword)).toEqual([rule]);
  });

  it.each([
    ['a title of an SVG picture', CLEAN_PAGE.replace('<h1>', '<svg><title>Logo</title></svg><h1>')],
    [
      'a link with a picture',
      CLEAN_PAGE.replace('<h1>', '<a href="/"><img src="a" alt="Home" width="1" height="1"></a><h1>'),
    ],
    ['a decorative picture', CLEAN_PAGE.replace('<h2>', '<img src="a" alt="" width="1" height="1"><h2>')],
    ['an address with a slash at the end', CLEAN_PAGE.replace('running-shoes"', 'running-shoes/"')],
  ])('accept %s', async (_, html) => {
    expect(await rulesOf(html, 'https://www.solado.example/running-shoes')).toEqual([]);
  });

  it('are each found on one of the test pages, or served', async () => {
    const served: RuleId[] = ['robots_txt_blocks'];
    const alone: RuleId[] = [
      'title_missing',
      'description_missing',
      'canonical_missing',
      'canonical_elsewhere',
      'h1_missing',
      'viewport_missing',
      'structured_data_missing',
      'insecure_address',
      'keyword_stuffing',
      'page_heavy',
    ];
    expect([...PLANTED, ...alone, ...served].sort()).toEqual([...RULE_IDS].sort());
  });

  it('have texts in three languages, with the value in its place', () => {
    for (const rule of RULE_IDS) {
      const texts = (['en', 'fr', 'es'] as const).map((language) => renderRuleTexts(rule, 'VALUE', language));
      expect(new Set(texts.map(({ title }) => title)).size).toBe(3);
      expect(new Set(texts.map(({ title }) => title.includes('VALUE'))).size).toBe(1);
    }
  });

  it('are listed by impact, and cost the score', async () => {
    expect(RULE_IDS.map((rule) => IMPACT[rule])).toEqual(RULE_IDS.map((rule) => IMPACT[rule]).sort((a, b) => b - a));
    const { findings } = await audit(CLEAN_PAGE, 'http://solado.example/running-shoes');
    expect(computeScore(findings)).toBe(95);
    const hidden = await audit(inHead('<meta name="robots" content="noindex">'));
    expect(computeScore(hidden.findings)).toBe(20);
  });
});

describe('seo_audit_flash', () => {
  it('reads a page of the web and its robots.txt', async () => {
    const site = await serveSite({ '/running-shoes': CLEAN_PAGE, '/robots.txt': 'User-agent: *\nDisallow: /running' });
    const { data } = await runAction(seoAuditFlash, { url: `${site.origin}/running-shoes` }, { web: site.web });
    expect(data).toMatchObject({
      score: 20,
      quick_wins: [{ rule: 'robots_txt_blocks' }, { rule: 'canonical_elsewhere' }, { rule: 'insecure_address' }],
    });
  });

  it('fails for free when the page is away or is no page', async () => {
    const site = await serveSite({ '/data.json': '{}' });
    await expect(runAction(seoAuditFlash, { url: `${site.origin}/none` }, { web: site.web })).rejects.toThrow(
      'answers with status 404',
    );
    await expect(runAction(seoAuditFlash, { url: `${site.origin}/data.json` }, { web: site.web })).rejects.toThrow(
      'application/json',
    );
  });

  it('refuses pasted text without HTML, and HTML beyond the limits', async () => {
    await expect(runAction(seoAuditFlash, { html: 'just words' })).rejects.toMatchObject({ field: 'html' });
    await expect(runAction(seoAuditFlash, { html: '<div>'.repeat(5_000) })).rejects.toMatchObject({ field: 'html' });
  });

  it('warns about a page that scripts make', async () => {
    const { warnings } = await runAction(seoAuditFlash, {
      html: '<html><body><div id="root"></div><script src="/a.js"></script></body></html>',
    });
    expect(warnings).toHaveLength(1);
  });

  it('puts pasted values into texts as they are', async () => {
    const { data } = await runAction(seoAuditFlash, {
      html: BARE_PAGE.replace('</head>', '<title>Bonjour à tous</title></head>'),
      keyword: "$& $' chaises",
    });
    expect(JSON.stringify(data)).toContain("“$& $' chaises”");
  });
});
