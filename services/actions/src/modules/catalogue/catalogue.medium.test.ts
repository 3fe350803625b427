import { describe, expect, it } from 'vitest';
import { actions } from '../../catalogue/catalogue';
import { startActions } from '../../testing/start-actions';

const reader = { id: '019aa1de-92f8-7443-a9d2-0123456789ab', email: 'ada@example.com' };

const { db, app } = await startActions();

const METRICS = [
  'health_status',
  'score',
  'p95_latency_ms_24h',
  'success_rate_24h',
  'last_verified_at',
  'latency_target_ms',
  'on_time_rate_24h',
];

const list = async (query = '') =>
  (await app.inject({ method: 'GET', url: `/api/actions/public-catalogue${query}` })).json();

const slugs = async (query: string) => (await list(query)).map(({ slug }: { slug: string }) => slug);

describe('listPublicActions', () => {
  it('shows the catalogue to anonymous readers, without metrics', async () => {
    expect(await list()).toContainEqual({
      slug: 'email_validate',
      title: 'Validate an email address',
      category: 'Email & Contacts',
      one_liner: 'Syntax, disposable, role and free-provider checks with a typo suggestion; optional MX lookup',
      credit_cost: 1,
      tags: ['email', 'validation', 'deliverability'],
      ...Object.fromEntries(METRICS.map((metric) => [metric, null])),
      is_enabled: true,
    });
  });

  it.each([
    ['?search=EMAIL%20addr', true],
    ['?search=email_val', true],
    ['?search=invoice', false],
    ['?category=Email%20%26%20Contacts', true],
    ['?category=Nothing', false],
    ['?search=valid&category=Nothing', false],
  ])('finds email_validate with %s: %s', async (query, isFound) => {
    expect((await slugs(query)).includes('email_validate')).toBe(isFound);
  });

  it.each(['?search=%20%20', '?category=all', '?category='])('finds everything with %s', async (query) => {
    expect(await slugs(query)).toHaveLength(actions.length);
  });
});

describe('listActions', () => {
  it('is for signed-in readers', async () => {
    const url = '/api/actions/catalogue';
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(401);
    expect((await app.inject({ method: 'GET', url, headers: app.as(reader) })).json()).toContainEqual(
      expect.objectContaining({ slug: 'email_validate', latency_target_ms: 200 }),
    );
  });
});

describe('listCategories', () => {
  it('names what is found', async () => {
    expect((await app.inject({ method: 'GET', url: '/api/actions/categories' })).json()).toContain('Email & Contacts');
  });
});

describe('getRoutingIndex', () => {
  it('has what the router learns from, of the actions that can run', async () => {
    const { body, headers } = await app.inject({ method: 'GET', url: '/api/actions/routing-index' });
    const routed = JSON.parse(body) as { slug: string }[]; // checked against the contract
    const iban = actions.find(({ slug }) => slug === 'iban_validate');
    expect(routed.map(({ slug }) => slug).sort()).toEqual(actions.map(({ slug }) => slug).sort());
    expect(routed).toContainEqual(
      expect.objectContaining({ slug: 'iban_validate', utterances: iban?.utterances, params: iban?.input.params }),
    );
    expect(headers['cache-control']).toContain('max-age=300');
  });
});

describe('the tables of the service', () => {
  it('are closed to the service itself: it has functions', async () => {
    expect(await db.dataSource.query('select * from run')).toEqual([]);
    await expect(db.dataSource.query(`insert into rate_window values (uuidv7())`)).rejects.toThrow(
      'row-level security',
    );
  });
});
