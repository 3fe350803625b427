import { describe, expect, it } from 'vitest';
import { runAction } from '../../testing/run-action';
import { serveSite } from '../../testing/serve-site';
import { PAGES, question } from './camp.fixture';
import { webResearch } from './web_research.action';

describe('web_research', () => {
  it('follows links that fit the question, where robots.txt allows it', async () => {
    const { origin, web, requests } = await serveSite(PAGES);
    const { data } = await runAction(webResearch, { question, urls: [`${origin}/`] }, { web });
    expect(data).toMatchObject({
      found: true,
      answer: 'A tent costs 18 euros a night. [1]',
      citations: [
        { url: `${origin}/prices`, title: 'Prices', heading: 'Prices', quote: 'A tent costs 18 euros a night.' },
      ],
    });
    expect(requests).toEqual(['/', '/robots.txt', '/prices']);
  });

  it('reads a named page whatever robots.txt says, and no more than was allowed', async () => {
    const { origin, web, requests } = await serveSite(PAGES);
    const { data } = await runAction(webResearch, { question, urls: `${origin}/secret-prices`, max_pages: 1 }, { web });
    expect(data).toMatchObject({ found: true, sources: [{ number: 1, title: 'Secret' }] });
    expect(requests).toEqual(['/secret-prices']);
  });

  it('goes on without a page that is away, and says so', async () => {
    const { origin, web } = await serveSite(PAGES);
    const { data, warnings } = await runAction(
      webResearch,
      { question, urls: [`${origin}/gone`, `${origin}/prices`] },
      { web },
    );
    expect(data).toMatchObject({ found: true });
    expect(warnings).toEqual([`${origin}/gone was not read: ${origin}/gone answers with status 404.`]);
  });

  it('fails for free when no page can be read', async () => {
    const { origin, web } = await serveSite({});
    await expect(
      runAction(webResearch, { question, urls: [`${origin}/a`, `${origin}/b`] }, { web }),
    ).rejects.toMatchObject({ name: 'UpstreamError' });
  });

  it('quotes word for word', async () => {
    const text = 'The  tent\n costs 20 euros — per night (breakfast included). Dogs are welcome.';
    const { data } = await runAction(webResearch, { question, documents: [text] });
    expect(data).toMatchObject({ citations: [{ quote: 'The tent costs 20 euros — per night (breakfast included).' }] });
  });

  it.each([
    ['urls', { urls: ['ftp://a.example'] }, 'Entry 1 must be a web address'],
    ['urls', { urls: Array(21).fill('https://a.example') }, 'Must have at most 20 items'],
    ['documents', { documents: [7] }, 'Document 1 must be a text or an object'],
    ['documents', { documents: [{ title: 'x' }] }, '"[0].text" is required'],
    [
      'documents',
      { documents: ['a'.repeat(600_000), 'a'.repeat(600_000)] },
      'Must have at most 1000000 characters in all',
    ],
    ['documents', { documents: [{ html: '<div>'.repeat(3_000) }] }, '"[0].html" The HTML is nested in 2000 levels'],
    ['question', { question: '???', documents: ['a'] }, 'Has no word to search for.'],
  ])('refuses in %s', async (field, payload, message) => {
    await expect(runAction(webResearch, { question, language: 'en', ...payload })).rejects.toMatchObject({
      field,
      message,
    });
  });

  it('needs pages or documents', () => {
    expect(webResearch.check({ question })).toMatchObject({
      ok: false,
      errors: [{ message: 'Pages or Documents is required' }],
    });
  });
});
