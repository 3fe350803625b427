import { ActionRouter, fitActions, fromFile, fromText } from '@declic/action-router';
import { describe, expect, it } from 'vitest';
import { actions } from '../catalogue/catalogue';

const router = new ActionRouter(actions);
const fit = (text: string) => fitActions(actions, router, fromText(text));
const slugsOf = (text: string) => fit(text).map(({ slug }) => slug);

const VCALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR';

describe('the actions that take a text', () => {
  it.each([
    ['ada@example.com', 'email_validate'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'iban_validate'],
    ['+33 6 12 34 56 78', 'phone_validate'],
    ['https://example.com/page', 'seo_audit_flash'],
    ['https://one.example\nhttps://two.example', 'competitor_analysis'],
    ['<!doctype html><html><head><title>Shop</title></head><body>Hi</body></html>', 'seo_audit_flash'],
    [VCALENDAR, 'calendar-scheduling'],
    ['From: ada@example.com\nSubject: Order 4711\n\nHello, where is my order?', 'email-auto-reply'],
    ['email,job_title,employees\nada@a.example,CTO,120\nx@b.example,Student,1', 'score_leads'],
    ['name;email\nJean Dupont;jean@acme.fr\nDupont Jean;jean@acme.fr', 'detect_duplicates'],
    ['Invoice 2026-001\nSupplier Ada Ltd\nTotal 120.00 EUR\nVAT 20%', 'extract_invoice'],
    ['Anna: We agreed to launch on the 3rd of April.\nBen: I will send the texts by Friday.', 'call_summary'],
    ['Anna : nous avons décidé de lancer en avril.\nBen : j’envoie les textes vendredi.', 'call_summary'],
    ['Anna: hemos decidido lanzar en abril.\nBen: envío los textos el viernes.', 'call_summary'],
  ])('%j begin with %s', (text, slug) => {
    expect(slugsOf(text)[0]).toBe(slug);
  });

  it('are given it as they take it', () => {
    expect(fit('DE89 3704 0044 0532 0130 00')[0]).toEqual({
      slug: 'iban_validate',
      payload: { iban: 'DE89 3704 0044 0532 0130 00' },
      reason: 'IBAN takes it',
      isComplete: true,
    });
    const leads = fit('email,job_title\nada@a.example,CTO\nx@b.example,Student')[0];
    expect(leads?.payload).toEqual({
      leads: [
        { email: 'ada@a.example', job_title: 'CTO' },
        { email: 'x@b.example', job_title: 'Student' },
      ],
    });
  });

  it('take a payload whole that has their parameters', () => {
    const [first] = fit('{"product":"Planeo","audience":"teams","platform":"google"}');
    expect(first).toMatchObject({ slug: 'ad_copy', payload: { product: 'Planeo' }, isComplete: true });
  });

  it('take a table as rows where a column is theirs, and as a file', () => {
    const slugs = slugsOf('name,email\nA,a@b.example\nB,b@c.example');
    expect(slugs).toContain('csv_analysis');
    expect(slugs).toContain('score_leads');
    expect(slugs).not.toContain('ad_copy');
    expect(slugs).not.toContain('review_analysis');
  });

  it('are few for typed data', () => {
    expect(slugsOf('FR14 2004 1010 0505 0001 3M02 606')).toEqual(['iban_validate']);
  });

  it('have room for it', () => {
    expect(slugsOf('A long text about the weather. '.repeat(3_000))).not.toContain('linkedin_post');
  });

  it('say that an invoice that was pasted is read as a file', () => {
    expect(fit('Invoice 2026-001\nSupplier Ada Ltd\nTotal 120.00 EUR\nVAT 20%')[0]).toMatchObject({
      payload: {},
      reason: 'Reads this as a file',
    });
  });
});

describe('the actions that take a file', () => {
  it.each([
    ['invoice-2026-001.pdf', 'application/pdf', '%PDF-1.7\n', 'extract_invoice'],
    ['report.pdf', 'application/pdf', '%PDF-1.7\n', 'summarize_pdf'],
    ['sales.csv', 'text/csv', 'month,total\n1,20\n2,30', 'csv_analysis'],
  ])('%s (%s) begin with the one that its name leads to', async (name, mime, content, slug) => {
    const data = await fromFile(name, new TextEncoder().encode(content));
    expect(data.file?.mime).toBe(mime);
    const [first] = fitActions(actions, router, data);
    expect(first?.slug).toBe(slug);
    expect(Object.values(first?.payload ?? {})).toContain(data.file?.dataUrl);
  });

  it('accept its type', async () => {
    const data = await fromFile('a.pdf', new TextEncoder().encode('%PDF-1.7\n'));
    const takers = actions.filter(({ input }) =>
      input.params.some(({ ui }) => ui?.accept?.includes('application/pdf')),
    );
    expect(
      fitActions(actions, router, data)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(takers.map(({ slug }) => slug).sort());
  });

  it('are none for bytes of no kind', async () => {
    const data = await fromFile('a.bin', Uint8Array.of(0, 1, 2, 3));
    expect(fitActions(actions, router, data)).toEqual([]);
  });
});
