import { defineAction } from '../../engine/define-action';
import { flagParam, textParam } from '../../engine/params';
import { RejectedInputError } from '../../engine/run-errors';
import { checkEmail } from './check-email';
import { readCountry } from './country-code';
import { countryParam } from './country-param';
import { parseEmailAddress } from './email-address';
import { emailParam } from './email-param';
import { readCompanySite } from './enrich-contact/company-site';
import { findDomainFacts, findMailboxFacts, findNameFacts, findPhoneFacts } from './enrich-contact/contact-facts';
import { findSignals } from './enrich-contact/contact-signals';
import { findDomainCountry } from './enrich-contact/domain-country';
import { enrichContactOutput } from './enrich-contact/enrich-contact-output';
import { findValue, findValues, keepUsed, type Fact } from './enrich-contact/facts';
import { NETWORK_NAMES } from './enrich-contact/social-links';
import { examples } from './enrich_contact.examples';
import { loadPhoneReader } from './phone-number';
import search from './enrich_contact.search.json';

const LISTS = ['company.phones', 'company.emails'];

export const enrichContact = defineAction({
  slug: 'enrich_contact',
  title: 'Enrich a contact',
  category: 'Email & Contacts',
  one_liner: 'Completes a contact from its email, domain and phone; reads the company site when allowed',
  credit_cost: 4,
  latency_target_ms: 5_000,
  latency_class: 'standard',
  engine: 'deterministic',
  pool: 'worker',
  network: 'optional',
  limits: { timeoutMs: 30_000, maxInputBytes: 10_000 },
  needs: ['web'],

  input: {
    params: [
      emailParam('ada.lovelace@analytical-engines.co.uk', "The contact's address; its domain tells the company."),
      textParam('name', 'Name', {
        placeholder: 'Ada Lovelace',
        validate: { max: 120 },
        description: 'As far as it is known, with or without a title.',
      }),
      textParam('phone', 'Phone', {
        placeholder: '+44 20 7946 0018',
        validate: { max: 100 },
        description: 'With its calling code, or with the country below.',
      }),
      countryParam("Of a phone without a calling code; the ending of the e-mail's domain where nothing is said."),
      flagParam('fetch_site', "Read the company's site", {
        default: false,
        description: 'Reads the home page and up to two contact pages, where robots.txt allows it.',
      }),
    ],
    ui: {
      groups: [
        { id: 'main', label: 'Contact', items: ['email', 'name', 'phone', 'country'] },
        { id: 'site', label: 'Company', items: ['fetch_site'] },
      ],
    },
  },

  output: enrichContactOutput,

  async handler({ email, name, phone, country, fetch_site }, { web, signal, warn }) {
    const address = parseEmailAddress(email.trim());
    if (!address) throw new RejectedInputError('email', 'Must be an email address');
    const check = await checkEmail(email, null);
    const domain = await findCompanyDomain(address.asciiDomain, check.reasons);
    const home = (await readCountry('country', country)) ?? (domain ? findDomainCountry(domain) : null);
    const readPhone = await loadPhoneReader();
    const number = phone === undefined ? null : readPhone(phone, home);

    const isSiteRead = fetch_site && domain !== null;
    const site = isSiteRead ? await readCompanySite(web, signal, { domain, country: home, readPhone }) : null;
    if (fetch_site && domain === null) warn('No site was read: the mailbox is not at a domain of a company.');
    if (site?.failure) warn(`The site was not read: ${site.failure}`);

    const facts = [
      ...(name ? findNameFacts(name) : []),
      ...findMailboxFacts(check),
      ...(number ? findPhoneFacts(number) : []),
      ...(site?.facts ?? []),
      ...(domain ? findDomainFacts(domain) : []),
    ];
    return {
      person: { ...toPerson(facts), email: check.normalized ?? email.trim(), ...toEmailFields(check) },
      company: toCompany(facts),
      signals: findSignals({ email: check, phone: number, facts, site }),
      sources: keepUsed(facts, LISTS),
    };
  },

  examples,

  ...search,
});

/** The registrable domain when it can be a company's; null for public, disposable and reserved ones. */
async function findCompanyDomain(domain: string | null, reasons: readonly string[]): Promise<string | null> {
  const isNoCompany = ['free_provider', 'disposable_domain', 'reserved_domain', 'possible_typo'];
  if (domain === null || reasons.some((reason) => isNoCompany.includes(reason))) return null;
  const { getDomain } = await import('tldts');
  return getDomain(domain);
}

function toPerson(facts: readonly Fact[]) {
  const find = (field: string) => findValue(facts, `person.${field}`);
  const names = [find('first_name'), find('last_name')];
  return {
    title: find('title'),
    first_name: names[0],
    last_name: names[1],
    full_name: names.filter(Boolean).join(' ') || null,
    phone: find('phone'),
    phone_type: find('phone_type'),
    country: find('country'),
  };
}

function toEmailFields({ verdict, suggestion }: Awaited<ReturnType<typeof checkEmail>>) {
  return { email_verdict: verdict, email_suggestion: suggestion };
}

function toCompany(facts: readonly Fact[]) {
  const find = (field: string) => findValue(facts, `company.${field}`);
  const single = ['name', 'domain', 'website', 'title', 'description', 'language', 'country', 'address'];
  return {
    ...Object.fromEntries(single.map((field) => [field, find(field)])),
    phones: findValues(facts, 'company.phones'),
    emails: findValues(facts, 'company.emails'),
    social: Object.fromEntries(NETWORK_NAMES.map((network) => [network, find(`social.${network}`)])),
  };
}
