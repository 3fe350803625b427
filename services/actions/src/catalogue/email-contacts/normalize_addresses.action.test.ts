import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RejectedInputError } from '../../engine/run-errors';
import { readLabelledSet } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import type { AddressParts } from './normalize-addresses/address-parts';
import issues from './fixtures/normalize_addresses.issues.json';
import opencage from './fixtures/normalize_addresses.opencage.json';
import { normalizeAddresses } from './normalize_addresses.action';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

const COUNTRIES_BY_FORM: readonly { readonly text: string; readonly country: string | null }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/address-countries.json'), 'utf8'),
);

interface Row {
  readonly parts: AddressParts;
  readonly formatted: string | null;
  readonly issues: readonly string[];
}

/** An address as people write it, and the parts that a reader sees in it. */
interface Label {
  readonly text: string;
  readonly country: string;
  readonly parts: Partial<AddressParts>;
}

const LABELS = readLabelledSet<Label>(join(import.meta.dirname, 'fixtures/normalize_addresses.jsonl'));

async function normalize(addresses: unknown, country?: string): Promise<Row[]> {
  const { data } = await runAction(normalizeAddresses, { addresses, ...(country && { country }) });
  return data['rows'] as Row[]; // Of the form that was checked.
}

/** The share of labelled parts that are read exactly, and those that are not. */
async function score(labels: readonly Label[]) {
  const wrong: string[] = [];
  let total = 0;
  for (const { text, country, parts } of labels) {
    const [row] = await normalize([text], country);
    for (const [name, expected] of Object.entries(parts)) {
      total += 1;
      const found = row?.parts[name as keyof AddressParts]; // The label's keys are parts.
      if (found !== expected) wrong.push(`${text} | ${name}: ${String(found)} instead of ${String(expected)}`);
    }
  }
  return { accuracy: 1 - wrong.length / total, wrong };
}

describe('normalize_addresses', () => {
  it('reads at least 95 % of the labelled parts', async () => {
    const { accuracy, wrong } = await score(LABELS.tuned);
    console.warn(`normalize_addresses, tuned on: ${(accuracy * 100).toFixed(1)} %`, wrong);
    expect(accuracy).toBeGreaterThanOrEqual(0.95);
  });

  it('reads at least 90 % of the labelled parts that were held back', async () => {
    const { accuracy } = await score(LABELS.heldBack);
    console.warn(`normalize_addresses, held back: ${(accuracy * 100).toFixed(1)} %`);
    expect(accuracy).toBeGreaterThanOrEqual(0.9);
  });

  it.each(COUNTRIES_BY_FORM)(
    'finds by its form that "$text" is in $country, and says so',
    async ({ text, country }) => {
      const { data, warnings } = await runAction(normalizeAddresses, { addresses: [text] });
      expect(data).toMatchObject({ rows: [{ parts: { country }, country_from: country && 'form' }] });
      expect(warnings).toHaveLength(1);
    },
  );

  it.each([
    ['12 rue des Lilas 38000 GRENOBLE France', 'FR', 'Grenoble', '38000'],
    ['12 rue des Lilas, 38000 Grenoble FRANCE', 'FR', 'Grenoble', '38000'],
    ['Calle Mayor 3, 28013 Madrid España', 'ES', 'Madrid', '28013'],
    ['Hauptstr. 5, 10115 Berlin Germany', 'DE', 'Berlin', '10115'],
    ['5 rue Schœlcher, 97200 Fort de France', 'FR', 'Fort de France', '97200'],
    ['BP 123 13001 Marseille Cedex 20', 'FR', 'Marseille CEDEX 20', '13001'],
  ])('reads country and town of "%s"', async (text, country, city, postcode) => {
    const [row] = await normalize([text]);
    expect(row?.parts).toMatchObject({ country, city, postcode });
  });

  it('takes an unmistakable form before the country of the others, and says so', async () => {
    const addresses = [
      '350 5th Ave, New York, NY 10118',
      '10 Downing Street, London SW1A 2AA',
      '12 rue Foch, 75002 Paris',
    ];
    const { data } = await runAction(normalizeAddresses, { addresses, country: 'FR' });
    expect(data).toMatchObject({
      rows: [
        { parts: { country: 'US' }, country_from: 'form' },
        { parts: { country: 'GB' }, country_from: 'form' },
        { parts: { country: 'FR' }, country_from: 'default' },
      ],
    });
  });

  it.each([
    ['80 Wellington Street, Ottawa, ON K1A 0A6', 'Wellington Street', 'Ottawa', 'ON', 'K1A 0A6'],
    ['1055 avenue Beaumont, Montréal (Québec) H3N 2W3', 'avenue Beaumont', 'Montréal', 'QC', 'H3N 2W3'],
    ['200 Granville St, Vancouver BC V6C1S4', 'Granville Street', 'Vancouver', 'BC', 'V6C 1S4'],
  ])('reads the Canadian address %j', async (text, street, city, region, postcode) => {
    const [row] = await normalize([text]);
    expect(row).toMatchObject({ parts: { street, city, region, postcode }, issues: [] });
  });

  /** Expected lines of OpenCage's test cases, without the country and without names of venues, as what is read and written. */
  it.each(opencage)(
    "writes the $country address $lines as OpenCage's test cases ($file) do",
    async ({ country, lines }) => {
      expect((await normalize([lines], country))[0]?.formatted).toBe(lines);
      expect((await normalize([lines.replaceAll('\n', ', ')], country))[0]?.formatted).toBe(lines);
    },
  );

  it.each([
    ['FR', { adresse: '14 RUE MERCIERE', cp: '69002', ville: 'LYON' }, '14 Rue Merciere\n69002 Lyon'],
    [
      'FR',
      { street: 'bd de la liberté', house_number: '7', zip: '35000', city: 'rennes' },
      '7 Boulevard de la Liberté\n35000 Rennes',
    ],
    ['FR', { address: '1 QUAI SUD', zip: '33000', city: 'BORDEAUX CEDEX 2' }, '1 Quai Sud\n33000 Bordeaux CEDEX 2'],
    ['ES', { direccion: 'CALLE SOL 3', cp: '8002', ciudad: 'BARCELONA' }, 'Calle Sol, 3\n08002 Barcelona'],
    [
      'GB',
      { house: 'ROSE COTTAGE', address: '2 MILL LANE', zip: 'ox12jd', city: 'HENLEY-ON-THAMES' },
      'Rose Cottage\n2 Mill Lane\nHenley-on-Thames\nOX1 2JD',
    ],
    ['IT', { address: 'VIA PO 2', zip: '10123', city: 'TORINO TO' }, 'Via Po 2\n10123 Torino TO'],
  ])(
    'gives parts of %s that are given in capitals or small letters the case of names: %j',
    async (country, row, lines) => {
      expect((await normalize([row], country))[0]?.formatted).toBe(lines);
    },
  );

  it.each([
    ['US', { address: '12 MAIN ST', city: 'PALO ALTO', state: 'CA', zip: '94303' }, '12 Main St\nPalo Alto, CA 94303'],
    ['US', { address: '350 Fifth Ave, Apt 4', city: 'New York', state: 'ny' }, '350 Fifth Ave Apt 4\nNew York, NY'],
    ['US', '350 5th ave nw, new york, ny 10118', '350 5th Ave NW\nNew York, NY 10118'],
    ['US', { address: '9 Elm St', zip: '2134' }, '9 Elm St\n02134'],
    [
      'CA',
      { address: '200 GRANVILLE ST', city: 'VANCOUVER', province: 'bc', zip: 'v6c1s4' },
      '200 Granville Street\nVancouver, BC V6C 1S4',
    ],
  ])('reads the street beside a town of %s in %j', async (country, row, lines) => {
    expect((await normalize([row], country))[0]?.formatted).toBe(lines);
  });

  it.each([
    [
      'IT',
      { address: 'Via Larga 4', zip: '20122', city: 'MILANO MI', region: 'Lombardia' },
      { city: 'Milano MI', region: 'Lombardia' },
    ],
    ['IT', { address: 'Via Larga 4', zip: '20122', city: 'Milano MI', region: 'mi' }, { city: 'Milano', region: 'MI' }],
    ['CH', { street: 'Hauptstr.', house_number: '5', zip: '8001', city: 'Zürich' }, { street: 'Hauptstrasse' }],
    ['CH', { street: 'Lange Str.', house_number: '5', zip: '8001', city: 'Zürich' }, { street: 'Lange Strasse' }],
    ['CH', 'Bahnhofstr. 5, 8001 Zürich', { street: 'Bahnhofstrasse' }],
    ['CH', 'Bahnhofstrasse 5, 8001 Zürich', { street: 'Bahnhofstrasse' }],
    ['DE', 'Hauptstrasse 5, 10115 Berlin', { street: 'Hauptstraße' }],
    [
      'FR',
      { house: 'BNP PARIBAS', address: '16 bd des Italiens', zip: '75009', city: 'PARIS' },
      { house: 'BNP Paribas' },
    ],
    ['GB', { house: 'ST MARYS HOUSE', address: '2 Mill Lane', city: 'Leeds' }, { house: 'St Marys House' }],
    ['US', '123 MLK Blvd, Atlanta, GA 30312', { street: 'MLK Blvd' }],
    ['US', '123 ST JAMES AVE, BOSTON, MA 02116', { street: 'St James Ave' }],
    ['US', '12 ELM ST, BOSTON, MA 02116', { street: 'Elm St' }],
  ])('keeps what is right in the parts of %s: %j', async (country, row, parts) => {
    expect((await normalize([row], country))[0]?.parts).toMatchObject(parts);
  });

  it('leaves given parts in mixed case as they are', async () => {
    const [row] = await normalize(
      [{ address: '1 McDonald Road', city: "L'Île-d'Yeu", zip: '85350', region: 'Vendée' }],
      'FR',
    );
    expect(row?.parts).toMatchObject({ street: 'McDonald Road', city: "L'Île-d'Yeu", region: 'Vendée' });
  });

  it.each([
    ['IT', 'Via Dante 7, 42121 Reggio Emilia RE', 'Reggio Emilia', 'RE'],
    ['IT', 'VIA LARGA 4, 20122 MILANO MI', 'Milano', 'MI'],
    ['IT', 'via garibaldi 3, 10122 torino to', 'Torino', 'TO'],
    ['IT', 'Piazza Bra 1, 37121 Verona (VR)', 'Verona', 'VR'],
    ['IT', 'Via Roma 1, 00184 ROMA', 'Roma', null],
    ['IT', 'Via Roma 1, 39100 Bolzano XY', 'Bolzano XY', null],
    ['CH', 'Rue du Rhône 3, 1204 GENÈVE GE', 'Genève', 'GE'],
    ['FR', '3 rue du Lac, 74000 Annecy GE', 'Annecy GE', null],
  ])('splits town and region of the address in %s %j', async (country, text, city, region) => {
    expect((await normalize([text], country))[0]?.parts).toMatchObject({ city, region });
  });

  it('tells what stands before a street from what stands after it', async () => {
    const [row] = await normalize(['Sherlock House, 221b Baker St, Marylebone, London NW1 6XE'], 'GB');
    expect(row).toMatchObject({
      parts: { house: 'Sherlock House', district: 'Marylebone' },
      formatted: 'Sherlock House\n221b Baker Street\nMarylebone\nLondon\nNW1 6XE',
    });
  });

  it('gives the same parts for what it wrote itself', async () => {
    for (const { text, country } of [...LABELS.tuned, ...LABELS.heldBack]) {
      const [first] = await normalize([text], country);
      const [second] = await normalize([first?.formatted ?? ''], country);
      expect(second?.formatted, text).toBe(first?.formatted);
    }
  });

  it.each([
    ['12 rue de la Paix, 75002 Paris', 'FR'],
    ['Calle Mayor 12, 28013 Madrid', 'ES'],
    ['Hauptstraße 5, 10115 Berlin', 'DE'],
    ['10 Downing Street, London SW1A 2AA', 'GB'],
    ['1600 Pennsylvania Ave NW, Washington, DC 20500', 'US'],
    ['Rue de la Loi 16, B-1000 Bruxelles', 'BE'],
    ['Somewhere 5, 12345 Town', null],
    ['Rue de la Loi 16, 1000 Bruxelles', null],
  ])('takes %j without a country for one of %s', async (text, country) => {
    expect((await normalize([text]))[0]?.parts.country).toBe(country);
  });

  it.each(issues)('says about $text in $country: $issue', async ({ text, country, issue }) => {
    expect((await normalize([text], country))[0]?.issues).toContain(issue);
  });

  it('does 2,000 rows, hostile ones among them, within ten seconds', async () => {
    const row = `${'1 a '.repeat(120)}, 75002 Paris`;
    const startedAt = process.threadCpuUsage();
    const rows = await normalize(
      Array.from({ length: 2_000 }, (_, index) => (index % 10 ? '12 rue de la Paix, 75002 Paris' : row)),
      'FR',
    );
    expect(rows).toHaveLength(2_000);
    expect(cpuMsSince(startedAt)).toBeLessThan(10_000);
  });

  it.each([
    [
      { a: 1 },
      'Must be a list of texts, or objects with "address", "postcode", "city", "region" or "country", or a text, for example ["12 rue de la Paix, 75002 Paris"]',
    ],
    [['ok', 7], 'Address 2: Must be a text or an object'],
    [[{ city: { a: 1 } }], 'Item 1: "city" must be a text'],
    [['x'.repeat(501)], 'Address 1: Must be at most 500 characters'],
    [Array.from({ length: 10_001 }, () => 'x'), 'Must have at most 10000 items'],
  ])('refuses other forms (%#)', async (addresses, message) => {
    await expect(normalize(addresses)).rejects.toThrow(new RejectedInputError('addresses', message));
  });
});
