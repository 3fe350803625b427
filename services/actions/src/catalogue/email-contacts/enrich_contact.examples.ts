import { cannedWeb } from '../../engine/canned-web';
import { HOME_PAGE, LEGAL_PAGE } from './enrich-contact/site.fixture';

const NO_COMPANY = {
  name: null,
  domain: null,
  website: null,
  title: null,
  description: null,
  language: null,
  country: null,
  address: null,
  phones: [],
  emails: [],
};

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A work address and a phone',
    input: { email: 'ada.lovelace@analytical-engines.co.uk', phone: '020 7946 0018' },
    expect: {
      part: {
        person: {
          first_name: 'Ada',
          last_name: 'Lovelace',
          full_name: 'Ada Lovelace',
          email_verdict: 'valid',
          phone: '+442079460018',
          phone_type: 'fixed_line',
          country: 'GB',
        },
        company: { name: 'Analytical Engines', domain: 'analytical-engines.co.uk', country: 'GB', website: null },
        sources: [
          { field: 'person.first_name', value: 'Ada', from: 'email', detail: 'mailbox of the form first.last' },
          { field: 'person.last_name', value: 'Lovelace', from: 'email', detail: 'mailbox of the form first.last' },
          { field: 'person.phone', value: '+442079460018', from: 'phone', detail: 'as given' },
          { field: 'person.phone_type', value: 'fixed_line', from: 'phone', detail: 'numbering plan' },
          { field: 'person.country', value: 'GB', from: 'phone', detail: 'calling code' },
          {
            field: 'company.domain',
            value: 'analytical-engines.co.uk',
            from: 'email',
            detail: 'domain of the mailbox',
          },
          { field: 'company.name', value: 'Analytical Engines', from: 'email', detail: 'derived from the domain' },
          { field: 'company.country', value: 'GB', from: 'email', detail: 'ending of the domain' },
        ],
      },
    },
  },
  {
    name: "With the company's site",
    input: { email: 'l.mercier@atelier-mercier.fr', name: 'Mme Louise MERCIER', fetch_site: true },
    given: {
      web: cannedWeb({
        'https://atelier-mercier.fr/': HOME_PAGE,
        'https://atelier-mercier.fr/mentions-legales': LEGAL_PAGE,
      }),
    },
    expect: {
      part: {
        person: { title: 'Mme', first_name: 'Louise', last_name: 'Mercier', phone: null },
        company: {
          name: 'Atelier Mercier SARL',
          domain: 'atelier-mercier.fr',
          website: 'https://atelier-mercier.fr/',
          title: 'Atelier Mercier | Menuiserie sur mesure à Nantes',
          description: 'Menuiserie & agencement sur mesure depuis 1987.',
          language: 'fr-FR',
          country: 'FR',
          address: '12 quai de la Fosse, 44000 Nantes, FR',
          phones: ['+33240123456', '+33612345678'],
          emails: ['contact@atelier-mercier.fr'],
          social: {
            linkedin: 'https://www.linkedin.com/company/atelier-mercier',
            instagram: 'https://www.instagram.com/ateliermercier',
            facebook: null,
          },
        },
      },
    },
  },
  {
    name: 'A mailbox at a public provider',
    input: { email: 'jdupont44@gmail.com', name: 'Dupont, Jean-Marc' },
    expect: {
      part: {
        person: { first_name: 'Jean-Marc', last_name: 'Dupont', full_name: 'Jean-Marc Dupont' },
        company: NO_COMPANY,
        signals: [
          {
            code: 'free_provider',
            message: 'The mailbox is at a public provider: it says nothing about a company.',
          },
        ],
      },
    },
  },
  {
    name: 'An address and a phone of a published card',
    source: 'RFC 2426, section 7: the card of Frank Dawson',
    input: { email: 'Frank_Dawson@Lotus.com', name: 'Frank Dawson', phone: '+1-919-676-9515' },
    expect: {
      part: {
        person: {
          first_name: 'Frank',
          last_name: 'Dawson',
          email: 'frank_dawson@lotus.com',
          phone: '+19196769515',
          country: 'US',
        },
        company: { name: 'Lotus', domain: 'lotus.com' },
        signals: [{ code: 'company_mailbox' }, { code: 'name_confirmed' }],
      },
    },
  },
] as const;
