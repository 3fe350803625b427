import type { components } from '@declic/openapi/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { contentClient, readRefusal } from '../../testing/content-client';
import { correctLine } from '../../testing/correct-line';
import { ada } from '../../testing/people';
import { startContent } from '../../testing/start-content';

type Idea = components['schemas']['Idea'];

const { db, app, engine } = await startContent();

const asAda = () => contentClient(app, ada);

let strategy: string;
let idea: Idea;
beforeEach(async () => {
  strategy = await anAnalysedStrategy(db, ada);
  const [first] = await asAda().generated(strategy, 1);
  if (!first) throw new Error('There is no idea.');
  idea = first;
});

const summary = ({ drafts }: Idea) =>
  drafts.map(({ format_type: format, status, version }) => [format, status, version]);
const readIdea = async () => (await asAda().ideas(strategy)).find(({ id }) => id === idea.id) ?? idea;

describe('approving', () => {
  it('asks for the three drafts, and they are written', async () => {
    expect(summary(await asAda().setStatus(idea.id, 'approved'))).toEqual([
      ['blog', 'queued', 0],
      ['linkedin', 'queued', 0],
      ['tweet', 'queued', 0],
    ]);
    await app.runJobs();
    const { drafts } = await readIdea();
    expect(drafts).toMatchObject([
      { status: 'ready', version: 1, content_md: expect.stringContaining('The blog text') },
      { status: 'ready', version: 1, content_md: expect.stringContaining('The linkedin text') },
      { status: 'ready', version: 1, content_md: expect.stringContaining('The tweet text') },
    ]);
  });

  it('asks once, also when two tabs press at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => asAda().change(idea.id, { status: 'approved' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await app.runJobs();
    expect(engine.requests.filter((request) => 'format' in request)).toHaveLength(3);
  });

  it('that is taken back ends what has not begun, and asks anew', async () => {
    await asAda().setStatus(idea.id, 'approved');
    expect((await asAda().setStatus(idea.id, 'new')).drafts).toEqual([]);
    await app.runJobs();
    expect(engine.requests.filter((request) => 'format' in request)).toEqual([]);
    await asAda().setStatus(idea.id, 'approved');
    await app.runJobs();
    expect(summary(await readIdea()).map(([, status]) => status)).toEqual(['ready', 'ready', 'ready']);
  });

  it('finishes the draft that has begun when it is taken back, and uses it again', async () => {
    await asAda().setStatus(idea.id, 'approved');
    let isUndone = false;
    engine.during = async () => {
      if (isUndone) return;
      isUndone = true;
      await asAda().setStatus(idea.id, 'new');
    };
    await app.runJobs();
    const undone = await readIdea();
    const written = undone.drafts.filter(({ status }) => status === 'ready');
    expect(written.length).toBeGreaterThan(0);
    expect(undone.drafts).toEqual(written);

    engine.requests.length = 0;
    await asAda().setStatus(idea.id, 'approved');
    await app.runJobs();
    const again = await readIdea();
    expect(summary(again).map(([, status]) => status)).toEqual(['ready', 'ready', 'ready']);
    expect(again.drafts).toEqual(expect.arrayContaining(written));
    expect(engine.requests).toHaveLength(3 - written.length);
  });

  it('uses again what is written', async () => {
    await asAda().setStatus(idea.id, 'approved');
    await app.runJobs();
    const { drafts } = await readIdea();
    expect((await asAda().setStatus(idea.id, 'new')).drafts).toEqual(drafts);
    expect((await asAda().setStatus(idea.id, 'approved')).drafts).toEqual(drafts);
  });
});

describe('the day of an idea', () => {
  it('belongs to approved and published ideas', async () => {
    const day = { scheduled_on: '2026-12-01' };
    expect(readRefusal(await asAda().change(idea.id, day))).toEqual([409, 'idea_not_approved']);
    expect((await asAda().change(idea.id, { status: 'approved', ...day })).json().scheduled_on).toBe('2026-12-01');
    expect((await asAda().change(idea.id, { status: 'published' })).json()).toMatchObject(day);
    expect((await asAda().change(idea.id, { scheduled_on: '2028-02-29' })).json().scheduled_on).toBe('2028-02-29');
    expect((await asAda().change(idea.id, { scheduled_on: null })).json().scheduled_on).toBeNull();
  });

  it('goes with the approval', async () => {
    await asAda().change(idea.id, { status: 'approved', scheduled_on: '2026-12-01' });
    expect((await asAda().setStatus(idea.id, 'new')).scheduled_on).toBeNull();
    expect(readRefusal(await asAda().change(idea.id, { status: 'rejected', scheduled_on: '2026-12-01' }))).toEqual([
      409,
      'idea_not_approved',
    ]);
  });

  it('is a date', async () => {
    for (const scheduled_on of ['2026-02-30', '1 May', ''])
      expect((await asAda().change(idea.id, { status: 'approved', scheduled_on })).statusCode).toBe(422);
    expect((await asAda().change(idea.id, {})).statusCode).toBe(422);
  });
});

it('refuses to change what does not exist', async () => {
  expect(readRefusal(await asAda().change(strategy, { status: 'approved' }))).toEqual([404, 'idea_not_found']);
});

it('lets approvals, corrections of lines, drafts and requests of one strategy run into each other without a deadlock', async () => {
  const ideas = await asAda().generated(strategy, 7);
  const correct = () => correctLine(db, { person: ada, strategyId: strategy, lineId: 'pillars-1' });
  for (let round = 0; round < 6; round += 1) {
    const status = round % 2 === 0 ? 'approved' : 'new';
    const answers = await Promise.all([
      ...ideas.map(({ id }) => asAda().change(id, { status })),
      asAda().plan(strategy, '2026-11-23'),
      asAda().generate(strategy, { count: 1 }),
      app.runJobs(),
      correct(),
      correct(),
    ]);
    const statuses = answers.flatMap((answer) => (typeof answer === 'object' ? [answer.statusCode] : []));
    expect(statuses.filter((code) => ![200, 202, 409].includes(code))).toEqual([]);
    await db.owner.query('update flow_ideas set is_outdated = false where strategy_id = $1', [strategy]);
  }
  const [{ deadlocks } = { deadlocks: '?' }] = await db.owner.query<{ deadlocks: string }[]>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(deadlocks).toBe('0');
});
