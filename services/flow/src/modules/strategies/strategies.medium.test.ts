import { withUser } from '@declic/nest-kit';
import type { components } from '@declic/openapi/types';
import { describe, expect, it } from 'vitest';
import { flowClient } from '../../testing/flow-client';
import { anIntakeBody } from '../../testing/intake-body';
import { ada, lin } from '../../testing/people';
import { anOfferPdf } from '../../testing/some-pdfs';
import { startFlow } from '../../testing/start-flow';

const { db, app } = await startFlow();

const asAda = () => flowClient(app, ada);
const asLin = () => flowClient(app, lin);

describe('creating a strategy', () => {
  it('keeps the intake and answers its id before the analysis', async () => {
    const answer = await asAda().create();
    expect(answer.statusCode).toBe(202);

    const strategy = await asAda().strategy(answer.json().strategy_id);
    expect(strategy).toMatchObject({
      strategy_name: 'Dental scheduling launch',
      status: 'active',
      user_id: ada.id,
      idea_count: 0,
      icp_json: null,
    });
    expect(strategy.analysis).toMatchObject({ state: 'queued', progress: 0, message: 'Waiting to start.' });
  });

  it('gives what was typed back to its owner alone', async () => {
    const body = anIntakeBody();
    const file = await asAda().upload(await anOfferPdf(), 'Brief.pdf');
    const id = await asAda().created(body);
    expect((await asAda().intake(id)).json()).toEqual({ ...body, pdf: null, is_pdf_gone: false });
    expect((await asLin().intake(id)).statusCode).toBe(404);

    const pdf = file.json<components['schemas']['Pdf']>();
    const withPdf = await asAda().created({ ...body, pdf_id: pdf.pdf_id });
    expect((await asAda().intake(withPdf)).json()).toEqual({ ...body, pdf, is_pdf_gone: false });
    await withUser(db.dataSource, ada.id, (manager) => manager.query('delete from flow_pdfs'));
    expect((await asAda().intake(withPdf)).json()).toMatchObject({ pdf: null, is_pdf_gone: true });
  });

  it('takes the user from the session and refuses another one', async () => {
    expect((await asAda().create(anIntakeBody({ user_id: ada.id }))).statusCode).toBe(202);
    const refused = await asAda().create(anIntakeBody({ user_id: lin.id }));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'other_user']);
    expect((await asLin().list()).json().strategies).toEqual([]);
  });

  it.each([
    ['strategy_name', { strategy_name: '  a  ' }, 'Strategy name must be at least 3 characters'],
    ['strategy_name', { strategy_name: ' 😀a ' }, 'Strategy name must be at least 3 characters'],
    // Two letters each, once they are in the spelling that is stored.
    ['strategy_name', { strategy_name: '\u0958'.repeat(100) }, 'Strategy name must be at most 100 characters'],
    ['goals', { goals: `${' '.repeat(20)}x` }, 'Describe at least one objective'],
    ['goals', { goals: '🚀🚀🚀🚀🚀🚀 … !!!' }, 'Describe at least one objective'],
    [
      'goals',
      { goals: '<div class="goals"><script>sell more things</script></div>' },
      'Describe at least one objective',
    ],
    [
      'pdf_url',
      { pdf_url: 'https://example.test/a.pdf', pdf_id: crypto.randomUUID() },
      'Give an address or upload a file, not both',
    ],
    ['pdf_url', { pdf_url: 'http://' }, expect.any(String)],
    ['pdf_url', { pdf_url: 'file:///etc/passwd' }, expect.any(String)],
    ['tone', { tone: 'loud' }, expect.any(String)],
    ['strategy_name', { strategy_name: 'x'.repeat(101) }, expect.any(String)],
    ['admin', { admin: true }, expect.any(String)],
  ])('refuses a bad %s by name and stores nothing', async (field, change, message) => {
    const refused = await asAda().create({ ...anIntakeBody(), ...change });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toContainEqual({ in: 'body', field, message });
    expect((await asAda().list()).json().strategies).toEqual([]);
  });

  it('keeps text that is hard to store', async () => {
    const id = await asAda().created(
      anIntakeBody({
        strategy_name: 'Émoji 🚀',
        raw_text: 'We offer caf\u0065\u0301 \u0007tours.\r\nDROP TABLE flow_strategies; --',
      }),
    );
    await app.runJobs();
    const { strategy_name: name, offers_json: offers } = await asAda().strategy(id);
    expect(name).toBe('Émoji 🚀');
    expect(offers?.[0]?.text).toBe('Café tours');
  });

  it('stops at three, also when the requests arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => asAda().create()));
    const refused = answers.filter(({ statusCode }) => statusCode !== 202);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.json()).toMatchObject({
      status: 409,
      code: 'strategy_limit_reached',
      title: 'Strategy limit reached (3/3)',
      limit: 3,
    });
    expect((await asAda().list()).json()).toMatchObject({
      limit: 3,
      strategies: { length: 3 },
      // Without the accounts service.
      analysis_cost: 0,
      engine: { name: 'embedded@11', uses_model: false },
    });
    expect((await asLin().create()).statusCode).toBe(202);
  });
});

describe('the list', () => {
  it('is newest first and counts the ideas', async () => {
    const older = await asAda().created(anIntakeBody({ strategy_name: 'Older' }));
    await asAda().created(anIntakeBody({ strategy_name: 'Newer' }));
    await withUser(db.dataSource, ada.id, (manager) =>
      manager.query(
        `INSERT INTO flow_ideas (strategy_id, user_id, title, summary, angle, pillar, novelty_score) VALUES ($1, $2, 'Title', 'Summary', 'Angle', 'Pillar', 0.5)`,
        [older, ada.id],
      ),
    );
    const { strategies } = (await asAda().list()).json();
    expect(strategies).toMatchObject([
      { strategy_name: 'Newer', idea_count: 0 },
      { strategy_name: 'Older', idea_count: 1 },
    ]);
  });
});

describe('another user', () => {
  it('finds no trace of a strategy', async () => {
    const id = await asAda().created();
    const answers = await Promise.all([
      asLin().get(id),
      asLin().set(id, { status: 'inactive', horizon_days: 30 }),
      asLin().addLine(id, 'offers', 'Audits'),
      asLin().changeLine(id, 'offers-1', 'Audits'),
      asLin().removeLine(id, 'offers-1'),
      asLin().retry(id),
      asLin().remove(id),
      asLin().stream(id),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [404, 'strategy_not_found']),
    );
    expect((await asLin().list()).json().strategies).toEqual([]);
    expect((await asAda().strategy(id)).status).toBe('active');
  });

  it('is kept out by the database too', async () => {
    await asAda().created();
    const seen = await withUser(db.dataSource, lin.id, (manager) => manager.query('SELECT id FROM flow_strategies'));
    expect(seen).toEqual([]);
    expect(await db.dataSource.query('SELECT id FROM flow_strategies')).toEqual([]);
  });
});

describe('one strategy', () => {
  it('becomes inactive and active again', async () => {
    const id = await asAda().created();
    expect((await asAda().set(id, { status: 'inactive' })).json().status).toBe('inactive');
    expect((await asAda().set(id, { status: 'active' })).json().status).toBe('active');
    expect((await asAda().set(id, { status: 'paused' })).statusCode).toBe(422);
  });

  it('keeps the period that the person sets, also when the analysis finds another one', async () => {
    const id = await asAda().created();
    expect((await asAda().set(id, { horizon_days: 45 })).json()).toMatchObject({ horizon_days: 45, status: 'active' });
    await app.runJobs();
    expect(await asAda().strategy(id)).toMatchObject({ horizon_days: 45, analysis: { state: 'done' } });
    expect((await asAda().set(id, { horizon_days: 731 })).statusCode).toBe(422);
    expect((await asAda().set(id, {})).statusCode).toBe(422);
  });

  it('is deleted once, and makes room', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => asAda().created()));
    const [id = ''] = ids;
    expect((await asAda().remove(id)).statusCode).toBe(204);
    expect((await asAda().remove(id)).statusCode).toBe(404);
    expect((await asAda().create()).statusCode).toBe(202);
  });

  it('answers 422 to an id that is none', async () => {
    expect((await asAda().get('latest')).statusCode).toBe(422);
  });
});
