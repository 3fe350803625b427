import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../engine/ports';
import { runAction } from '../../testing/run-action';
import { toSlug } from './prospect-landing/slug';
import examples from './prospect_landing.examples.json';
import { prospectLanding } from './prospect_landing.action';

const prospect = { company: 'Acme' };
const offer = { title: 'Audit', cta_url: 'https://a.example/' };

interface Data {
  readonly file: { readonly $file: { readonly bytes: Uint8Array } };
  readonly tracked_links: readonly { readonly url: string }[];
}

async function build(payload: Record<string, unknown>, given: Partial<Ports> = {}) {
  const { data, warnings } = await runAction(prospectLanding, { prospect, offer, ...payload }, given);
  const { file, ...rest } = data as unknown as Data; // Its schema was checked.
  return { ...rest, warnings, source: new TextDecoder().decode(file.$file.bytes) };
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
    ['offer', { offer: { cta: 'x' } }, '"title" or "headline_goal" is required'],
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

const PNG = Buffer.from(String(examples[0]?.input.prospect.logo_url).split(',')[1] ?? '', 'base64');

describe('the payload of the specification', () => {
  const payload = {
    prospect: {
      name: 'Ada Byron',
      company: 'Acme',
      role: 'CTO',
      logo_url: 'https://acme.example/logo.png',
      pain_points: ['Slow quotes', '<b>Lost</b> & late orders'],
    },
    offer: { headline_goal: 'Quotes in an hour', proof_points: ['40 % <i>faster</i>', '12 sites'], cta: 'See it' },
    brand: { primary: '#0f4c81', font: 'serif' },
    tracking: { utm_campaign: 'spring', owner: 'ana' },
    domain: 'quotes.com',
    subdomain_strategy: 'prospect',
    integrations: { crm: 'hubspot', sequence_id: 42 },
  };

  it('becomes a whole page, and says what it lacks', async () => {
    const { source, warnings, ...rest } = await build(payload);
    expect(source).toContain('<h1>Quotes in an hour</h1>');
    expect(source).toContain('Prepared for Ada Byron, CTO – Acme<');
    expect(source).toContain('<div class="name">quotes.com</div>');
    expect(source).toMatch(/<footer>[\s\S]*<p>quotes\.com<\/p>/);
    expect(source).toMatch(
      /Your challenges<[\s\S]*<li>Slow quotes<\/li>[\s\S]*What backs it up<[\s\S]*<li>12 sites<\/li>/,
    );
    expect(rest).toMatchObject({
      suggested_host: 'acme.quotes.com',
      handover: { owner: 'ana', crm: 'hubspot', sequence_id: '42' },
    });
    expect(warnings).toEqual([
      expect.stringContaining('"logo_url" is left out: https://acme.example/logo.png is not there.'),
      expect.stringContaining('The page has no button'),
    ]);
  });

  it('shows pain points and proof points as they are, never as HTML', async () => {
    const { source } = await build(payload);
    expect(source).toContain('<li>&lt;b&gt;Lost&lt;/b&gt; &amp; late orders</li>');
    expect(source).toContain('<li>40 % &lt;i&gt;faster&lt;/i&gt;</li>');
  });

  it('sends owner, CRM and sequence along with the form, and the owner with links', async () => {
    const form = { action: 'https://a.example/f' };
    const { source, tracked_links: links } = await build({
      ...payload,
      offer: { ...payload.offer, cta_url: 'https://a.example/' },
      integrations: { ...payload.integrations, form },
    });
    for (const [name, value] of [
      ['owner', 'ana'],
      ['crm', 'hubspot'],
      ['sequence_id', '42'],
      ['utm_campaign', 'spring'],
    ])
      expect(source).toMatch(new RegExp(`type="hidden"\\s+name="${name}"\\s+value="${value}"`));
    expect(links).toMatchObject([{ url: expect.stringMatching(/utm_campaign=spring&.*&owner=ana$/) }]);
  });

  it('is null where nothing is said of who follows', async () => {
    expect(await build({})).toMatchObject({ handover: { owner: null, crm: null, sequence_id: null } });
  });
});

describe('tracking', () => {
  it('keeps an email, and an owner that the address has, out of links', async () => {
    const { tracked_links: links } = await build({ tracking: { owner: 'ana@a.example' } });
    expect(links).toMatchObject([{ url: expect.not.stringContaining('owner') }]);
    const own = await build({ offer: { ...offer, cta_url: 'https://a.example/?owner=x' }, tracking: { owner: 'ana' } });
    expect(own.tracked_links).toMatchObject([{ url: expect.stringMatching(/\?owner=x&(?!.*owner)/) }]);
  });

  it('takes the short name where both are given, and says so where they differ', async () => {
    const { tracked_links: links, warnings } = await build({
      tracking: { campaign: 'a', utm_campaign: 'b', source: 's', utm_source: 's', utm_medium: 'm', utm_term: 't' },
    });
    expect(links).toMatchObject([{ url: expect.stringContaining('utm_source=s&utm_medium=m&utm_campaign=a&') }]);
    expect(links).toMatchObject([{ url: expect.stringContaining('utm_term=t') }]);
    expect(warnings).toEqual(['tracking: "campaign" and "utm_campaign" differ; "campaign" is used.']);
  });
});

describe('lists of a prospect', () => {
  it('may be the lines of one text', async () => {
    const { source } = await build({ prospect: { ...prospect, pain_points: 'One\n\nTwo' }, language: 'fr' });
    expect(source).toMatch(/Vos enjeux<[\s\S]*<li>One<\/li>\s*<li>Two<\/li>/);
  });

  it.each([
    [Array(7).fill('x'), '"pain_points" must have at most 6 entries'],
    [['x', 'y'.repeat(301)], '"pain_points[1]" must be at most 300 characters'],
  ])('have limits: %#', async (pain_points, message) => {
    await expect(build({ prospect: { ...prospect, pain_points } })).rejects.toMatchObject({
      field: 'prospect',
      message,
    });
  });
});

describe("the prospect's logo", () => {
  const address = 'https://acme.example/logo';
  const webOf = (bytes: Uint8Array, status = 200): Pick<Ports, 'web'> => ({
    web: {
      fetch: async (url) => ({ url, status, mime: 'image/png', bytes, text: () => '' }),
      isAllowed: async () => true,
    },
  });
  const logo = (logo_url: string) => ({ prospect: { ...prospect, logo_url } });

  it('is put into the page, under its own type', async () => {
    const { source, warnings } = await build(logo(address), webOf(PNG));
    expect(source).toContain(`src="data:image/png;base64,${PNG.toString('base64')}" alt="Acme"`);
    expect(source).not.toContain('acme.example');
    expect(warnings).toEqual([]);
  });

  it.each([
    ['no picture', address, webOf(Buffer.from('<svg onload="alert(1)"/>')), 'it is no PNG, JPEG or WebP picture'],
    ['not found', address, webOf(PNG, 404), 'its server answered 404'],
    ['too large', address, webOf(Buffer.concat([PNG, Buffer.alloc(200_000)])), 'it has more than 200 kB'],
    ['no https', 'http://acme.example/logo', webOf(PNG), 'it is no https address and no data URL'],
    ['no answer', address, {}, 'https://acme.example/logo is not there'],
    ['text as data', 'data:image/png;base64,aGVsbG8=', {}, 'it is no PNG, JPEG or WebP picture'],
  ])('is left out with a warning: %s', async (_, logo_url, given, reason) => {
    const { source, warnings } = await build(logo(logo_url), given);
    expect(source).not.toContain('<img');
    expect(warnings).toEqual([`prospect: "logo_url" is left out: ${reason}.`]);
  });
});
