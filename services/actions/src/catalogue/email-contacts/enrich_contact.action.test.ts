import { describe, expect, it } from 'vitest';
import { cannedWeb } from '../../engine/canned-web';
import { RejectedInputError } from '../../engine/run-errors';
import { runAction } from '../../testing/run-action';
import { HOME_PAGE } from './enrich-contact/site.fixture';
import { enrichContact } from './enrich_contact.action';

const enrich = (input: Readonly<Record<string, unknown>>, web = cannedWeb({})) =>
  runAction(enrichContact, input, { web });

describe('enrich_contact', () => {
  it('gives each value in the result its source, and no source without a value', async () => {
    const web = cannedWeb({ 'https://atelier-mercier.fr/': HOME_PAGE });
    const { answer } = await enrich(
      { email: 'louise.mercier@atelier-mercier.fr', phone: '0612345678', fetch_site: true },
      web,
    );
    const sources = answer['sources'] as { field: string; value: string }[]; // Of the checked form.
    for (const { field, value } of sources) {
      const found = field.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], answer);
      expect([found].flat()).toContain(value);
    }
    const {
      email: _,
      email_verdict: __,
      email_suggestion: ___,
      full_name: ____,
      ...person
    } = answer['person'] as object & Record<string, unknown>;
    const named = Object.entries(person).filter(([, value]) => value !== null);
    for (const [key, value] of named)
      expect(sources).toContainEqual(expect.objectContaining({ field: `person.${key}`, value }));
  });

  it.each([
    ['Louise Mercier', 'mercier.louise@atelier.fr', 'name_confirmed'],
    ['Íñigo García Márquez', 'garcia.inigo@taller.es', 'name_confirmed'],
    ['Anne-Marie Le Goff', 'legoff_am@atelier.fr', 'name_confirmed'],
    ['Anne-Marie Le Goff', 'annemarie.legoff@atelier.fr', 'name_confirmed'],
    ['SMITH Peter', 'smith.peter@workshop.co.uk', 'name_confirmed'],
    ['Paul Martin', 'martin.dupont@atelier.fr', 'name_differs'],
    ['Louise Mercier', 'louise.petit@atelier.fr', 'name_differs'],
    ['Jo Martin', 'martina.jones@atelier.fr', 'name_differs'],
    ['Al Perez', 'perezoso.alvaro@taller.es', 'name_differs'],
    ['Marie-Claire Martin-Dupuis', 'dupuis.claire@atelier.fr', 'name_confirmed'],
    ['Lucía García Márquez', 'marquez.lucia@taller.es', 'name_confirmed'],
    ['Louise de la Tour', 'tour.louise@atelier.fr', 'name_confirmed'],
    ['Anna van Gogh', 'van.dijk.anna@atelier.nl', 'name_differs'],
  ])('compares the name %s with the mailbox %s in both orders: %s', async (name, email, code) => {
    const { data } = await enrich({ email, name });
    expect(data).toMatchObject({ signals: expect.arrayContaining([expect.objectContaining({ code })]) });
  });

  it('makes no request unless told to', async () => {
    const web = {
      fetch: () => Promise.reject(new Error('asked')),
      isAllowed: () => Promise.reject(new Error('asked')),
    };
    await expect(runAction(enrichContact, { email: 'a.b@company.fr' }, { web })).resolves.toBeDefined();
    await expect(runAction(enrichContact, { email: 'a@gmail.com', fetch_site: true }, { web })).resolves.toBeDefined();
  });

  it('says why a site could not be read, and answers with what the address says', async () => {
    const { data, warnings } = await enrich({ email: 'jean.petit@petit-fils.fr', fetch_site: true });
    expect(data).toMatchObject({
      company: { name: 'Petit Fils', website: null, phones: [] },
      signals: [
        { code: 'company_mailbox' },
        { code: 'site_not_read', message: 'https://petit-fils.fr/ did not answer.' },
      ],
    });
    expect(warnings).toEqual(['The site was not read: https://petit-fils.fr/ did not answer.']);
  });

  it('tries the www host, and reads no page that robots.txt forbids', async () => {
    const pages = { 'https://www.petit.fr/': '<title>Petit</title>' };
    const read = await enrich({ email: 'a@petit.fr', fetch_site: true }, cannedWeb(pages));
    expect(read.data).toMatchObject({ company: { title: 'Petit', website: 'https://www.petit.fr/' } });
    const refused = await enrich({ email: 'a@petit.fr', fetch_site: true }, cannedWeb(pages, Object.keys(pages)));
    expect(refused.data).toMatchObject({ company: { title: null } });
  });

  it('reads phones and a postal address out of the texts of a page', async () => {
    const page = `<main><p>Since 1999 we made 12345 Things</p></main><footer><div class="col"><p>Petit SAS<br>12 bis rue de la Paix<br>75002 Paris</p>
      <p>Tel. 01 42 68 53 00 &middot; Fax 01 42 68 53 01</p><p>SIRET 123 456 789 00012</p></div></footer>`;
    const { data } = await enrich({ email: 'a@petit.fr', fetch_site: true }, cannedWeb({ 'https://petit.fr/': page }));
    expect(data).toMatchObject({
      company: { address: 'Petit SAS, 12 bis rue de la Paix, 75002 Paris', phones: ['+33142685300', '+33142685301'] },
    });
    expect(data['sources']).toContainEqual(expect.objectContaining({ detail: 'https://petit.fr/ (text of the page)' }));
  });

  it('ends on a hostile page: broken JSON-LD, ten thousand links, markup in values', async () => {
    const page = `<title>x</title><script type="application/ld+json">{"@type":</script>
      <script type="application/ld+json">{"@type":"Organization","name":{"a":1},"address":[[[1]]],"sameAs":"javascript:alert(1)"}</script>
      <meta property="og:site_name" content="<img src=x>">${'<a href="tel:+33612345678">x</a><a href="/contact?%zz">c</a>'.repeat(10_000)}`;
    const { data } = await enrich({ email: 'a@petit.fr', fetch_site: true }, cannedWeb({ 'https://petit.fr/': page }));
    expect(data).toMatchObject({ company: { name: '<img src=x>', address: null, phones: ['+33612345678'] } });
  });

  it.each([
    ['Dr. Grace Hopper', 'Dr.', 'Grace', 'Hopper'],
    ['Mme Marie DUPONT', 'Mme', 'Marie', 'Dupont'],
    ['DE LA TOUR Marie-Claire', null, 'Marie-Claire', 'de la Tour'],
    ['María García López', null, 'María', 'García López'],
    ['García López, José María', null, 'José María', 'García López'],
    ["Siobhan O'NEILL", null, 'Siobhan', "O'Neill"],
    ['ludwig van beethoven', null, 'Ludwig', 'van Beethoven'],
    ['JEAN DUPONT', null, 'Jean', 'Dupont'],
    ['Cher', null, 'Cher', null],
    ['Sr. Pérez', 'Sr.', null, 'Pérez'],
  ])('reads the name %s', async (name, title, first_name, last_name) => {
    const { data } = await enrich({ email: 'x@company.fr', name });
    expect(data).toMatchObject({ person: { title, first_name, last_name } });
  });

  it.each([
    ['jean-marc.dupont@company.fr', 'Jean-Marc', 'Dupont'],
    ['ada-lovelace@company.fr', 'Ada', 'Lovelace'],
    ['ada_lovelace+news@company.fr', 'Ada', 'Lovelace'],
    ['jdupont@company.fr', null, null],
    ['j.dupont@company.fr', null, null],
    ['ada99.love@company.fr', null, null],
    ['info@company.fr', null, null],
    ['do-not-reply@company.fr', null, null],
  ])('reads from the mailbox %s only a spelt-out name', async (email, first_name, last_name) => {
    expect((await enrich({ email })).data).toMatchObject({ person: { first_name, last_name } });
  });

  it('takes one of two family names for the same person', async () => {
    const { data } = await enrich({ email: 'ana.garcia@company.es', name: 'Ana García López' });
    expect(data).toMatchObject({ signals: [{ code: 'company_mailbox' }, { code: 'name_confirmed' }] });
  });

  it('tells a family name that differs from the one in the mailbox', async () => {
    const { data } = await enrich({ email: 'ada.king@company.fr', name: 'Ada Lovelace' });
    expect(data).toMatchObject({ signals: [{ code: 'company_mailbox' }, { code: 'name_differs' }] });
  });

  it('says when a phone was not used, and when countries differ', async () => {
    expect((await enrich({ email: 'a@company.fr', phone: '12' })).data).toMatchObject({ person: { phone: null } });
    const { data } = await enrich({ email: 'a@company.fr', phone: '+34 91 411 41 14' });
    expect(data['signals']).toContainEqual(expect.objectContaining({ code: 'countries_differ' }));
  });

  it('refuses what is no address', async () => {
    await expect(enrich({ email: 'not an address' })).rejects.toThrow(RejectedInputError);
  });
});
