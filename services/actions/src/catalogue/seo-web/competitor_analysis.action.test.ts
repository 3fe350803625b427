import { describe, expect, it } from 'vitest';
import { parsePage } from '../../pages/parse-page';
import { runAction } from '../../testing/run-action';
import { serveSite } from '../../testing/serve-site';
import { CLOCKWORK, POINTEUSE, TALLY } from './competitors/fixtures/sites';
import { competitorAnalysis } from './competitor_analysis.action';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

interface Cell {
  readonly site: string;
  readonly values: readonly string[];
  readonly sources: readonly { readonly selector: string; readonly quote: string | null }[];
}

const THREE = [
  { name: 'Tally', html: TALLY },
  { name: 'Clockwork', html: CLOCKWORK },
  { name: 'Pointeuse', html: POINTEUSE },
];

async function compare(payload: Record<string, unknown>, web?: Awaited<ReturnType<typeof serveSite>>['web']) {
  const { data, warnings } = await runAction(competitorAnalysis, payload, web ? { web } : {});
  const matrix = data['matrix'] as { criterion: string; cells: Cell[] }[]; // Its schema was checked.
  const values = (criterion: string) =>
    matrix.find((row) => row.criterion === criterion)?.cells.map((cell) => cell.values);
  return { data, matrix, values, warnings };
}

describe('competitor_analysis', () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    [
      'title',
      ['Tally – time tracking for small studios'],
      ['Clockwork | Timesheets for enterprises'],
      ['Pointeuse.fr'],
    ],
    [
      'headline',
      ['Time tracking for small studios'],
      ['Timesheets your auditors accept'],
      ['La pointeuse des artisans'],
    ],
    [
      'description',
      ['Time tracking that designers do not hate.'],
      ['Compliant timesheets for companies with more than 500 people.'],
      [],
    ],
    ['prices', ['Solo: 9 EUR / month', 'Studio: 29 EUR / month'], ['Business: 7.5 USD / user'], []],
    ['lowest_price', ['9 EUR'], ['7.5 USD'], []],
    ['calls_to_action', ['Start free trial'], ['Book a demo'], ['Demander une démo']],
    ['platform', ['WordPress'], ['Next.js'], []],
    ['tools', ['Plausible'], ['Google Analytics'], []],
    ['rating', ['4.7/5'], ['4.2 / 5'], []],
    ['customers', ['11,000 users'], [], []],
    ['certificates', [], ['ISO 27001', 'SOC 2', 'GDPR'], []],
    ['guarantee', [], [], ['Satisfait ou remboursé pendant 30 jours']],
    ['contact', ['hi@tally.example'], ['+4969123456'], []],
    ['legal', ['Privacy'], ['Terms of service', 'Privacy policy'], ['Mentions légales']],
    ['social', ['linkedin'], [], []],
  ])('finds %s', async (criterion, ...expected) => {
    const { values } = await compare({ sites: THREE });
    expect(values(criterion)).toEqual(expected);
  });

  it('finds keywords that tell the sites apart', async () => {
    const { values } = await compare({ sites: THREE });
    const [tally, clockwork] = values('keywords') ?? [];
    expect(tally).toEqual(expect.arrayContaining(['studios', 'tracking', 'invoice']));
    expect(clockwork).toEqual(expect.arrayContaining(['timesheets', 'approved']));
  });

  it('gives a source for each value: one element, which has the quote', async () => {
    const { matrix } = await compare({ sites: THREE });
    const pages = await Promise.all(THREE.map(({ html }) => parsePage(html)));
    const cells = matrix.flatMap(({ cells: row }) => row.map((cell, index) => ({ cell, page: pages[index] })));
    expect(cells.filter(({ cell }) => cell.values.length > 0).length).toBeGreaterThan(35);
    for (const { cell, page } of cells) {
      expect(cell.sources.length).toBe(cell.values.length);
      for (const { selector } of cell.sources) expect(page?.(selector).length).toBe(1);
    }
  });

  it('lists as gaps only what others have', async () => {
    const { data } = await compare({ sites: THREE, own_site: 'Pointeuse' });
    const gaps = (data['gaps'] as { criterion: string; site: string }[]).map(({ criterion }) => criterion);
    expect(gaps).toEqual([
      'description',
      'prices',
      'free_offer',
      'testimonials',
      'rating',
      'customers',
      'certificates',
      'contact',
      'social',
    ]);
  });

  it('reads prices of structured data, and passes over what is none', async () => {
    const stated = (json: string) =>
      `<title>x</title><script type="application/ld+json">${json}</script><p>A shop with words.</p>`;
    const graph =
      '{"@graph":[{"@type":"Product","name":"Mug","offers":{"@type":"AggregateOffer","lowPrice":"8.5","highPrice":"12","priceCurrency":"EUR"}}]}';
    const broken = ['{"price": 5', '{"price":"free","priceCurrency":"EUR"}', '{"price":5,"priceCurrency":"<b>"}'];
    const { values } = await compare({
      sites: [
        { name: 'A', html: stated(graph) },
        { name: 'B', html: broken.map(stated).join('') },
      ],
    });
    expect(values('prices')).toEqual([['Mug: 8.5 EUR', 'Mug: 12 EUR'], []]);
    expect(values('lowest_price')).toEqual([['8.5 EUR'], []]);
  });

  it('compares prices of one currency only', async () => {
    const { data } = await compare({ sites: THREE });
    expect(data['summary']).not.toContain('lowest price');
    const euro = CLOCKWORK.replace('$7.50', '€7.50');
    expect((await compare({ sites: [THREE[0], { name: 'C', html: euro }] })).data['summary']).toContain(
      'The lowest price shown is 7.5 EUR, on C.',
    );
  });

  it('reads sites of the web and adds the own one', async () => {
    const { origin, web, requests } = await serveSite({ '/a': TALLY, '/b': CLOCKWORK, '/own': POINTEUSE });
    const { data } = await compare(
      {
        sites: [
          { name: 'A', url: `${origin}/a` },
          { name: 'B', url: `${origin}/b` },
        ],
        own_site: `${origin}/own`,
      },
      web,
    );
    expect(data['sites']).toMatchObject([
      { is_own: true, url: `${origin}/own` },
      { name: 'A' },
      { name: 'B', url: `${origin}/b` },
    ]);
    expect([...requests].sort()).toEqual(['/a', '/b', '/own']);
  });

  it('goes on without a site that is away, but not with one alone', async () => {
    const { origin, web } = await serveSite({ '/a': TALLY });
    const away = { name: 'Away', url: `${origin}/none` };
    const { data, warnings } = await compare({ sites: [...THREE.slice(1), away] }, web);
    expect(data['sites']).toHaveLength(2);
    expect(warnings).toEqual([`Away was not read: ${origin}/none answers with status 404.`]);
    await expect(compare({ sites: [{ url: `${origin}/a` }, away] }, web)).rejects.toMatchObject({
      name: 'UpstreamError',
    });
  });

  it.each([
    [
      'sites',
      { sites: 'x' },
      expect.stringContaining('Must be a list of texts, or objects with "name", "url" or "html"'),
    ],
    ['sites', { sites: [THREE[0]] }, 'Must have 2 to 5 sites'],
    ['sites', { sites: [THREE[0], 3] }, 'Site 2 must be an address or an object'],
    ['sites', { sites: [THREE[0], {}] }, '"[1].url" or "html" is required'],
    ['sites', { sites: [THREE[0], 'file:///etc/passwd'] }, '"[1].url" must be a web address'],
    ['sites', { sites: [THREE[0], THREE[0]] }, 'Must have different names'],
    [
      'sites',
      { sites: [THREE[0], { name: 'x', html: '<div>'.repeat(3_000) }] },
      'x: The HTML is nested in 2000 levels',
    ],
    ['own_site', { sites: THREE, own_site: 'nobody' }, 'Must be the name of one of the sites, or a web address'],
  ])('refuses in %s', async (field, payload, message) => {
    await expect(compare(payload)).rejects.toMatchObject({ field, message });
  });

  it.each([
    ['digits', '1 '.repeat(200_000)],
    ['amounts', '€9 per month '.repeat(30_000)],
    ['spaces before customers', `5${' '.repeat(100_000)}customers`],
    ['free', 'free trial '.repeat(40_000)],
  ])(
    'reads hostile text of %s within 5 s',
    async (_, text) => {
      const start = process.threadCpuUsage();
      await compare({
        sites: [
          { name: 'x', html: `<p>${text}</p>` },
          { name: 'y', html: `<p>${text}<p>${text.slice(0, 1_000)}` },
        ],
      });
      expect(cpuMsSince(start)).toBeLessThan(5_000);
    },
    15_000,
  );
});
