import { defineAction } from '../../engine/define-action';
import { SHARE, TEXT_OR_NULL, closedObject, listOf } from '../../engine/output-schema';
import { jsonParam } from '../../engine/params';
import { itemsOrText, textOr, texts } from '../../engine/json-forms';
import { readCountry } from './country-code';
import { countryParam } from './country-param';
import { PART_NAMES } from './normalize-addresses/address-parts';
import { readAddressRows } from './normalize-addresses/address-rows';
import {
  COUNTRY_SOURCES,
  ISSUES,
  loadNormalizer,
  type NormalizedAddress,
} from './normalize-addresses/normalize-address';
import { examples } from './normalize_addresses.examples';
import search from './normalize_addresses.search.json';

const ADDRESS = texts(['address', 'postcode', 'city', 'region', 'country']);

export const normalizeAddresses = defineAction({
  slug: 'normalize_addresses',
  title: 'Normalise postal addresses',
  category: 'Email & Contacts',
  one_liner: 'Parses, cases, validates postcodes and formats addresses by country',
  credit_cost: 2,
  latency_target_ms: 2_000,
  latency_class: 'standard',
  engine: 'deterministic',
  pool: 'worker',
  limits: { timeoutMs: 20_000, maxInputBytes: 2_000_000 },

  input: {
    params: [
      jsonParam('addresses', 'Addresses', {
        schema: itemsOrText(textOr(ADDRESS), { minItems: 1, maxItems: 10_000 }),
        required: true,
        placeholder: '["12 rue de la Paix, 75002 Paris"]',
        ui: { multiline: true, rows: 6 },
        description:
          'Up to 10,000: texts (lines or commas between the parts), or objects with address, postcode, city, country. Read are addresses of FR, ES, DE, GB, BE, US, CA, and by the same rules LU, MC, CH, AT, IT.',
      }),
      countryParam(
        'Of addresses that do not name theirs; an unmistakable form, as a US state with its ZIP code, goes before it. Without it, the form decides where only one country fits.',
      ),
    ],
    ui: { groups: [{ id: 'main', label: 'Addresses', items: ['addresses', 'country'] }] },
  },

  output: closedObject({
    rows: listOf(
      closedObject({
        parts: closedObject(Object.fromEntries(PART_NAMES.map((name) => [name, TEXT_OR_NULL]))),
        formatted: { type: ['string', 'null'], description: 'Lines for a letter inside the country.' },
        confidence: {
          ...closedObject(Object.fromEntries([...PART_NAMES, 'overall'].map((name) => [name, SHARE]))),
          description: 'From 0 (not found) to 1 (given, or of an unmistakable form).',
        },
        postcode_valid: {
          type: ['boolean', 'null'],
          description: 'Whether the country has postcodes of this form; whether the place exists is not looked up.',
        },
        issues: { type: 'array', items: { enum: ISSUES } },
        country_from: {
          enum: [...COUNTRY_SOURCES, null],
          description:
            'How the country was found: named in the address or its field, your default, or read off the form of the address.',
        },
      }),
    ),
    summary: closedObject({
      total: { type: 'integer' },
      complete: { type: 'integer', description: 'With street or box, valid postcode and town.' },
      incomplete: { type: 'integer' },
      unread: { type: 'integer', description: 'Of an unknown country, or one whose addresses are not read.' },
    }),
    engine: { const: 'deterministic' },
  }),

  async handler({ addresses, country }, { signal, warn }) {
    const rows = readAddressRows(addresses);
    const normalize = await loadNormalizer(await readCountry('country', country));
    const normalized = rows.map((row) => {
      signal.throwIfAborted();
      return normalize(row);
    });
    const count = (test: (address: NormalizedAddress) => boolean) => normalized.filter(test).length;
    const [byForm, unknown] = [
      count(({ country_from }) => country_from === 'form'),
      count(({ issues }) => issues.includes('country_unknown')),
    ];
    if (byForm > 0)
      warn(`The country of ${byForm} of ${rows.length} addresses was read off their form; see "country_from".`);
    if (unknown > 0)
      warn(`The country of ${unknown} of ${rows.length} addresses is unknown: name it, or give a default.`);
    const unread = normalized.filter(isUnread).length;
    const complete = normalized.filter(isComplete).length;
    const total = rows.length;
    return { rows: normalized, summary: { total, complete, incomplete: total - complete - unread, unread } };
  },

  examples,

  ...search,
});

function isUnread({ issues }: NormalizedAddress): boolean {
  return issues.includes('country_unknown') || issues.includes('country_not_supported');
}

function isComplete({ issues }: NormalizedAddress): boolean {
  return issues.every((issue) => issue === 'number_missing');
}
