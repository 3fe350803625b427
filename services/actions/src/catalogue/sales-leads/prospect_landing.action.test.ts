import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { runAction } from '../../testing/run-action';
import { toSlug } from './prospect-landing/slug';
import examples from './prospect_landing.examples.json';
import { prospectLanding } from './prospect_landing.action';

const prospect = { company: 'Acme' };
const offer = { title: 'Audit', cta_url: 'https://a.example/' };

async function build(payload: Record<string, unknown>) {
  const { data, warnings } = await runAction(prospectLanding, { prospect, offer, ...payload });
  const { file, ...rest } = data as { file: { $file: { bytes: Uint8Array } } }; // Its schema was checked.
  return { ...(rest as Record<string, unknown>), warnings, source: new TextDecoder().decode(file.$file.bytes) };
}

describe('prospect_landing', () => {
  it.each([...examples])('writes HTML that the standard parser reads without an error: $name', async ({ input }) => {
    const errors: string[] = [];
    parse((await build(input)).source, { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
  });

  it('adds the campaign to every link of the page, and to none inside it', async () => {
    const { source } = await build({
      offer: { ...offer, cta_url: 'https://a.example/?utm_source=old&a=1' },
      tracking: { source: 'x y', medium: 'm', campaign: 'c', content: 'k', term: 't' },
      integrations: {
        calendar_url: 'https://cal.example/',
        links: [{ label: 'Privacy', url: 'https://a.example/p' }],
        form: { email: 'a@b.example' },
      },
    });
    const links = [...source.matchAll(/href="(https[^"]+)"/g)].map(
      ([, href]) => new URL((href ?? '').replaceAll('&amp;', '&')),
    );
    expect(links.length).toBe(4);
    for (const { searchParams } of links)
      expect(Object.fromEntries(searchParams)).toMatchObject({
        utm_source: 'x y',
        utm_medium: 'm',
        utm_campaign: 'c',
        utm_content: 'k',
        utm_term: 't',
      });
    expect(source).not.toMatch(/(?:mailto:|#)[^"\s]*utm_/);
  });

  it('sends the campaign along with the form', async () => {
    const { source } = await build({ integrations: { form: { action: 'https://a.example/f' } } });
    expect(source).toMatch(/type="hidden"\s+name="utm_content"\s+value="acme"/);
    expect(source).toMatch(/type="hidden"\s+name="prospect"\s+value="Acme"/);
  });

  it('is not listed by search engines', async () => {
    expect((await build({})).source).toContain('noindex');
  });

  it('says whom it is for with what is known', async () => {
    expect((await build({})).source).toContain('Prepared for Acme<');
    expect((await build({ prospect: { company: 'Acme', role: 'CTO' } })).source).toContain('Prepared for CTO – Acme<');
    expect((await build({ prospect: { company: 'Acme', last_name: 'Byron' }, language: 'es' })).source).toContain(
      'Preparado para Byron – Acme<',
    );
  });

  it.each([
    ['You lose three hours a week', 'You lose three hours a week. Found in minutes<'],
    ['What does a quote cost you?', 'What does a quote cost you? Found in minutes<'],
    ['', '>Found in minutes<'],
  ])('ends what the prospect needs before what is offered: %j', async (need, expected) => {
    const { source } = await build({
      prospect: { ...prospect, need },
      offer: { ...offer, description: 'Found in minutes' },
    });
    expect(source).toContain(expected);
  });

  it.each([
    ['prospect', 'acme.example.com', 'https://acme.example.com/'],
    ['offer', 'audit.example.com', 'https://audit.example.com/acme'],
    ['path', 'example.com', 'https://example.com/acme'],
  ])('suggests an address by %s', async (subdomain_strategy, suggested_host, suggested_url) => {
    expect(await build({ domain: 'https://www.example.com/shop', subdomain_strategy })).toMatchObject({
      suggested_host,
      suggested_url,
    });
  });

  it.each(['localhost', '127.0.0.1', 'com', 'example', 'a b.com'])('refuses the domain %j', async (domain) => {
    await expect(build({ domain })).rejects.toMatchObject({ field: 'domain' });
  });

  it.each([
    ['prospect', { prospect: {} }, '"company" is required'],
    ['offer', { offer: { cta: 'x' } }, '"title" is required'],
    ['offer', { offer: { title: 'x', cta_url: 'javascript:1' } }, '"cta_url" must be a web address'],
    ['offer', { offer: { title: 'x', valid_until: '2026-02-30' } }, '"valid_until" must be a day such as 2026-03-31'],
    ['tracking', { tracking: 'x' }, expect.stringContaining('Must be an object with "source", "medium"')],
    ['integrations', { integrations: { links: [{ label: 'x' }] } }, '"links[0].url" is required'],
  ])('refuses in %s %j', async (field, payload, message) => {
    await expect(build(payload)).rejects.toMatchObject({ field, message });
  });

  it('warns about a page without a button', async () => {
    expect((await build({ offer: { title: 'x' } })).warnings).toHaveLength(1);
  });
});

it.each([
  ['Straße & Co.', 'strasse-and-co'],
  ['  --  ', /^p-[a-z0-9]+$/],
  ['株式会社', /^p-[a-z0-9]+$/],
  ['x'.repeat(200), 'x'.repeat(63)],
])('makes of %j a slug and label', (name, slug) => {
  expect(toSlug(name)).toMatch(slug);
});
