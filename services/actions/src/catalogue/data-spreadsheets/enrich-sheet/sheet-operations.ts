import { findPlaces } from '../../../places/place-finder';
import type { Cell } from '../../../tables/json-rows';
import { checkEmail } from '../../email-contacts/check-email';
import { loadCountryReader } from '../../email-contacts/country-code';
import { parseEmailAddress } from '../../email-contacts/email-address';
import { findDomainFacts } from '../../email-contacts/enrich-contact/contact-facts';
import { findValue } from '../../email-contacts/enrich-contact/facts';
import { loadPhoneReader } from '../../email-contacts/phone-number';
import type { SheetField } from './sheet-columns';

export const OPERATIONS = ['email_check', 'domain', 'phone', 'company', 'geo'] as const;

export type Operation = (typeof OPERATIONS)[number];

/** A row's cells by what they hold, as texts; empty where there is none. */
export type SheetRow = Readonly<Record<SheetField, string>>;

interface Enrichment {
  readonly needs: SheetField;
  readonly columns: readonly string[];
  /** One cell for each column, for every row. */
  enrich(rows: readonly SheetRow[], country: string | null): Promise<(readonly Cell[])[]>;
}

/** What each operation reads and adds. */
export const ENRICHMENTS: Readonly<Record<Operation, Enrichment>> = {
  email_check: {
    needs: 'email',
    columns: ['email_verdict', 'email_reasons', 'email_suggestion'],
    enrich: (rows) =>
      mapRows(rows, 'email', async ({ email }) => {
        const { verdict, reasons, suggestion } = await checkEmail(email, null);
        return [verdict, reasons.join(', ') || null, suggestion];
      }),
  },
  domain: {
    needs: 'email',
    columns: ['email_domain', 'email_kind'],
    enrich: (rows) =>
      mapRows(rows, 'email', async ({ email }) => {
        const domain = parseEmailAddress(email)?.asciiDomain ?? null;
        return [domain, domain === null ? null : await readKind(email)];
      }),
  },
  phone: {
    needs: 'phone',
    columns: ['phone_e164', 'phone_valid', 'phone_type', 'phone_country'],
    async enrich(rows, home) {
      const [readPhone, readCountry] = await Promise.all([loadPhoneReader(), loadCountryReader()]);
      return mapRows(rows, 'phone', async ({ phone, country }) => {
        const read = readPhone(phone, (country && readCountry(country)) || home);
        // Without a country it is not known whether the number is valid.
        if (read.problem === 'country_missing') return [];
        return [read.valid ? read.e164 : null, read.valid, read.type, read.country];
      });
    },
  },
  company: {
    needs: 'email',
    columns: ['company_domain', 'company_name'],
    async enrich(rows) {
      const { getDomain } = await import('tldts');
      return mapRows(rows, 'email', async ({ email }) => {
        const address = parseEmailAddress(email)?.asciiDomain ?? null;
        const domain = address !== null && (await readKind(email)) === 'company' ? getDomain(address) : null;
        return domain === null ? [null, null] : [domain, findValue(findDomainFacts(domain), 'company.name')];
      });
    },
  },
  geo: {
    needs: 'city',
    columns: ['latitude', 'longitude', 'geo_place', 'geo_country'],
    async enrich(rows, home) {
      const toName = ({ city, country }: SheetRow) =>
        city.includes(',') ? city : [city, country || home].filter(Boolean).join(', ');
      const places = findPlaces([...new Set(rows.filter(({ city }) => city).map(toName))], await loadCountryReader());
      return mapRows(rows, 'city', async (row) => {
        const place = places.get(toName(row))?.place;
        return place ? [place.latitude, place.longitude, place.name, place.country] : [null, null, null, null];
      });
    },
  },
};

/** Rows without the cell get empty ones. */
async function mapRows(
  rows: readonly SheetRow[],
  needs: SheetField,
  map: (row: SheetRow) => Promise<readonly Cell[]>,
): Promise<(readonly Cell[])[]> {
  return Promise.all(rows.map(async (row) => (row[needs] === '' ? [] : map(row))));
}

async function readKind(email: string): Promise<'invalid' | 'disposable' | 'free' | 'company'> {
  const { verdict, reasons } = await checkEmail(email, null);
  if (verdict === 'invalid') return 'invalid';
  if (reasons.includes('disposable_domain')) return 'disposable';
  // A misspelt public provider is no company either.
  return reasons.includes('free_provider') || reasons.includes('possible_typo') ? 'free' : 'company';
}
