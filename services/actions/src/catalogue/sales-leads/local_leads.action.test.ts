import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cannedWeb } from '../../engine/canned-web';
import type { Web } from '../../engine/ports';
import { RejectedInputError, UpstreamError } from '../../engine/run-errors';
import { runAction } from '../../testing/run-action';
import { localLeads } from './local_leads.action';

const find = (input: Readonly<Record<string, unknown>>, web: Web = cannedWeb({})) =>
  runAction(localLeads, input, { web });

const BAKERY = { name: 'Boulangerie A', category: 'bakery', latitude: 47.2184, longitude: -1.5536 };

/** Answers as Nominatim and Overpass do; the query decides. */
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  const query = url.searchParams.get('data') ?? url.searchParams.get('q') ?? '';
  response.setHeader('content-type', 'application/json');
  if (url.pathname === '/search') {
    response.end(
      JSON.stringify(
        query === 'Trentemoult'
          ? [{ lat: '47.1949', lon: '-1.5822', name: 'Trentemoult', address: { country_code: 'fr' } }]
          : [],
      ),
    );
  } else if (query.includes('"amenity"="cafe"')) {
    response.end(
      JSON.stringify({
        elements: [
          { lat: 47.195, lon: -1.582, tags: { name: 'Café du Port', 'contact:phone': '02 40 75 00 00' } },
          null,
          { tags: 3 },
          { lat: '1', lon: 2, tags: { name: 'x' } },
        ],
      }),
    );
  } else if (query.includes('"amenity"="bank"')) response.end('<html>');
  else {
    response.statusCode = 429;
    response.end('{}');
  }
});

/** The web, with every host on the local server. */
const localWeb: Web = {
  async fetch(address, { signal }) {
    const { pathname, search } = new URL(address);
    const { port } = server.address() as AddressInfo; // It listens on a port.
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, { signal });
    const body = await answer.text();
    return {
      url: address,
      status: answer.status,
      mime: 'application/json',
      bytes: Buffer.from(body),
      text: () => body,
    };
  },
  isAllowed: async () => true,
};

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

describe('local_leads', () => {
  it('keeps what is inside of the radius, nearest first of equals', async () => {
    const source = [0.01, 0.05, 0.2].map((offset, index) => ({
      name: `Boulangerie ${'ABC'[index]}`,
      category: 'bakery',
      lat: 47.21725 + offset,
      lon: -1.55336,
    }));
    const { data } = await find({ city: 'Nantes', category: 'bakery', radius_km: 10, source });
    // A degree of latitude has 111.2 km.
    expect(data).toMatchObject({ leads: [{ distance_km: 1.11 }, { distance_km: 5.57 }], summary: { outside: 1 } });
  });

  it.each([
    ['boulangerie', 'bakery'],
    ['panaderías', 'Boulangeries'],
    ['coiffeur', 'hairdresser'],
    ['abogado', 'Law firm'],
    ['yoga studio', 'Yoga studios'],
  ])('takes %s and %s for one category', async (category, given) => {
    const { data } = await find({ city: 'Nantes', category, source: [{ ...BAKERY, category: given }] });
    expect(data).toMatchObject({ leads: { length: 1 } });
  });

  it('takes no Barcelona for a bar', async () => {
    const { data } = await find({
      city: 'Nantes',
      category: 'bar',
      source: [{ ...BAKERY, name: 'Casa Barcelona', category: 'hotel' }],
    });
    expect(data).toMatchObject({ leads: [], summary: { other_category: 1 } });
  });

  const AT = { latitude: 47.2184, longitude: -1.5536 };

  it.each<[string, object, ...string[][]]>([
    [
      'other phones in one town',
      { city: 'Nantes' },
      ['Garage Petit', '02 40 11 22 33'],
      ['Garage Petit', '02 40 44 55 66'],
    ],
    ['like names in one town', { city: 'Nantes' }, ['Peluquería Rosa'], ['Peluquería Rosas']],
    ['names alike by their kind', AT, ['Ristorante Bella'], ['Ristorante Sella']],
    ['other house numbers', AT, ['Corner Deli', '', '12 Park Street'], ['Corner Deli', '', '48 Park Street']],
    ['other streets', { city: 'Nantes' }, ['Café Central', '', 'calle Mayor'], ['Café Central', '', 'rue du Bac']],
  ])('keeps two businesses with %s', async (_, place, ...rows) => {
    const source = rows.map(([name, phone = '', address = '']) => ({ name, phone, address, category: 'x', ...place }));
    const { data } = await find({ city: 'Nantes, FR', category: 'x', source });
    expect(data).toMatchObject({ leads: { length: 2 }, summary: { repeated: 0 } });
  });

  it.each<[string, object, ...string[][]]>([
    ['the same row twice', { city: 'Nantes' }, ['Garage Petit SARL'], ['GARAGE PETIT']],
    ['a name with more words', AT, ['Boulangerie Martin'], ['Boulangerie Martin Nantes']],
    ['a misspelt long name', AT, ['Pharmacie Montaigne'], ['Pharmacie Montagine']],
    ['one phone', { city: 'Nantes' }, ['Chez Paul', '02 40 11 22 33'], ['Restaurant Paul', '+33 2 40 11 22 33']],
    ['one address', AT, ['Le Zinc', '', '12 bd Voltaire'], ['Le Zinc', '', '12, boulevard Voltaire, 44000 Nantes']],
  ])('keeps one of two with %s', async (_, place, ...rows) => {
    const source = rows.map(([name, phone = '', address = '']) => ({ name, phone, address, category: 'x', ...place }));
    const { data } = await find({ city: 'Nantes, FR', category: 'x', source });
    expect(data).toMatchObject({ leads: { length: 1 }, summary: { repeated: 1 } });
  });

  it('adds what OpenStreetMap has, and finds small places there', async () => {
    const { data } = await find({ city: 'Trentemoult', category: 'café', radius_km: 2, live: true }, localWeb);
    expect(data).toMatchObject({
      place: { name: 'Trentemoult', country: 'FR' },
      leads: [{ name: 'Café du Port', phone: '+33240750000', distance_km: 0.02, from: 'openstreetmap' }],
    });
  });

  it.each(['bank', 'school'])(
    'fails when only OpenStreetMap was asked, about a %s, and it failed',
    async (category) => {
      await expect(find({ city: 'Nantes', category, live: true }, localWeb)).rejects.toThrow(UpstreamError);
    },
  );

  it('answers from the list, with a warning, when OpenStreetMap failed', async () => {
    const { data, warnings } = await find({ city: 'Nantes', category: 'bakery', live: true, source: [BAKERY] });
    expect(data).toMatchObject({ leads: { length: 1 }, summary: { found_live: 0 } });
    expect(warnings).toEqual([expect.stringContaining('OpenStreetMap could not be searched')]);
  });

  it('makes no request unless told to', async () => {
    const web = {
      fetch: () => Promise.reject(new Error('asked')),
      isAllowed: () => Promise.reject(new Error('asked')),
    };
    await expect(find({ city: 'Nantes', category: 'bakery', source: [BAKERY] }, web)).resolves.toBeDefined();
  });

  it('says when several places have the name', async () => {
    const { warnings } = await find({ city: 'Springfield', category: 'bakery', source: [BAKERY] });
    expect(warnings).toEqual([expect.stringContaining('Other places have this name')]);
  });

  it('gives no link that is no web address', async () => {
    const source = ['javascript:alert(1)', 'http://', 'x y', 'ok.fr'].map((url, index) => ({
      ...BAKERY,
      name: `Boulangerie ${'ABCD'[index]}`,
      latitude: 47.2 + index / 100,
      url,
    }));
    const { data } = await find({ city: 'Nantes', category: 'bakery', source });
    expect((data['leads'] as { url: string | null }[]).map(({ url }) => url).filter(Boolean)).toEqual([
      'https://ok.fr',
    ]);
  });

  it('does 10,000 rows at one place within the deadline', async () => {
    const source = Array.from({ length: 10_000 }, (_, index) => ({ ...BAKERY, name: `Boulangerie ${index}` }));
    const { data } = await find({ city: 'Nantes', category: 'bakery', source });
    expect(data).toMatchObject({ summary: { listed: 10_000 } });
  });

  it.each([
    [{ city: 'Qwertyville', source: [BAKERY] }, 'city'],
    [{ city: 'Nantes', live: false }, 'source'],
    [{ city: 'Nantes', source: [{ name: [] }] }, 'source'],
    [{ city: 'Nantes', live: true, category: 'yoga studio' }, 'category'],
  ])('refuses %j', async (input, field) => {
    const error = await find({ category: 'bakery', ...input }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RejectedInputError);
    expect(error).toMatchObject({ field });
  });
});
