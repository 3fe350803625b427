import { withUser } from '@declic/nest-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { contentClient, readRefusal } from '../../testing/content-client';
import { correctLine } from '../../testing/correct-line';
import { anIdea } from '../../testing/named-engine';
import { ada, lin } from '../../testing/people';
import { startContent } from '../../testing/start-content';

const { db, app, engine } = await startContent();

const asAda = () => contentClient(app, ada);
const asLin = () => contentClient(app, lin);

let strategy: string;
beforeEach(async () => {
  strategy = await anAnalysedStrategy(db, ada);
});

const titlesOf = async () => (await asAda().ideas(strategy)).map(({ title }) => title);
const outdate = () => correctLine(db, { person: ada, strategyId: strategy, lineId: 'pillars-1' });

describe('asking for ideas', () => {
  it('queues them, and lists them by novelty once they are written', async () => {
    const answer = await asAda().generate(strategy, { count: 3, pillar: 'Reminders' });
    expect(answer.statusCode).toBe(202);
    expect(answer.json().idea_generation).toEqual({ state: 'queued', message: null, engine: null, notice: null });

    await app.runJobs();
    const ideas = await asAda().ideas(strategy);
    expect(ideas.map(({ novelty_score: score }) => score)).toEqual([1, 0.99, 0.98]);
    expect(ideas[0]).toMatchObject({
      status: 'new',
      is_outdated: false,
      scheduled_on: null,
      engine: 'named@1',
      drafts: [],
    });
    expect(engine.requests).toMatchObject([{ count: 3, pillar: 'Reminders', existing: [] }]);
    expect(await asAda().strategy(strategy)).toMatchObject({
      idea_count: 3,
      idea_generation: { state: 'idle', engine: 'named@1' },
    });
  });

  it('asks for twelve where nothing is said', async () => {
    expect((await asAda().generate(strategy)).statusCode).toBe(202);
    await app.runJobs();
    expect(await asAda().ideas(strategy)).toHaveLength(12);
  });

  it('refuses before the summary is there', async () => {
    const unfinished = await anAnalysedStrategy(db, ada, { state: 'running' });
    expect(readRefusal(await asAda().generate(unfinished))).toEqual([409, 'analysis_not_done']);
    expect(readRefusal(await asAda().renew(unfinished))).toEqual([409, 'analysis_not_done']);
  });

  it('takes one of the requests that arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => asAda().generate(strategy, { count: 2 })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409, 409, 409]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(readRefusal)).toEqual(
      Array.from({ length: 4 }, () => [409, 'ideas_in_progress']),
    );
    await app.runJobs();
    expect(await asAda().ideas(strategy)).toHaveLength(2);
  });

  it('stores no idea twice, not even one that was rejected', async () => {
    engine.titles = ['Fill empty hours', 'Remind patients'];
    const [first] = await asAda().generated(strategy, 2);
    await asAda().setStatus(first?.id ?? '', 'rejected');

    engine.titles = ['Fill empty hours!', 'patients: remind', 'Open on Saturday', 'Open on saturday'];
    await asAda().generated(strategy, 4);
    expect((await titlesOf()).toSorted()).toEqual(['Fill empty hours', 'Open on Saturday', 'Remind patients']);
    expect(engine.requests[1]).toMatchObject({
      existing: [{ title: 'Fill empty hours' }, { title: 'Remind patients' }],
    });
  });

  it('says what to do when the summary gives no further one', async () => {
    engine.titles = ['Fill empty hours', 'Fill empty hours'];
    await asAda().generated(strategy, 1);
    await asAda().generated(strategy, 1);
    const { idea_generation: generation } = await asAda().strategy(strategy);
    expect(generation).toMatchObject({ state: 'failed', message: expect.stringContaining('no further ideas') });
    await asAda().generated(strategy, 1);
    expect((await asAda().strategy(strategy)).idea_generation).toMatchObject({ state: 'idle', message: null });
  });

  it('refuses what is known to give none: a pillar that is gone, and a full strategy', async () => {
    expect(readRefusal(await asAda().generate(strategy, { pillar: 'Prices' }))).toEqual([409, 'no_more_ideas']);
    await db.owner.query(
      `insert into flow_ideas (strategy_id, user_id, title, summary, angle, pillar, novelty_score)
       select $1, $2, 'Title ' || n, 'Summary', 'how-to', 'Reminders', 0.5 from generate_series(1, 299) n`,
      [strategy, ada.id],
    );
    expect(await asAda().generated(strategy, 5)).toHaveLength(300);
    expect(readRefusal(await asAda().generate(strategy))).toEqual([409, 'no_more_ideas']);
  });

  it('refuses counts and fields that the contract does not know', async () => {
    for (const body of [{ count: 25 }, { count: 0 }, { pillar: '' }, { more: true }])
      expect((await asAda().generate(strategy, body)).statusCode).toBe(422);
  });
});

describe('a renewal', () => {
  it('replaces outdated ideas without a decision, and keeps the others', async () => {
    const made = ['Stays new', 'Becomes old', 'Old, approved', 'Old, with a draft'];
    engine.titles = [...made];
    const ideas = await asAda().generated(strategy, 4);
    const [, , approved, drafted] = made.map((title) => ideas.find((idea) => idea.title === title)?.id ?? '');
    await asAda().setStatus(approved ?? '', 'approved');
    await asAda().setStatus(drafted ?? '', 'approved');
    await app.runJobs();
    await asAda().setStatus(drafted ?? '', 'new');
    await db.owner.query(`update flow_ideas set line_ids = '{offers-1}' where title = 'Stays new'`);
    await outdate();
    expect((await asAda().strategy(strategy)).outdated_idea_count).toBe(2);

    engine.requests.length = 0;
    engine.titles = ['Becomes old'];
    expect((await asAda().renew(strategy)).json().idea_generation.state).toBe('queued');
    expect(readRefusal(await asAda().renew(strategy))).toEqual([409, 'ideas_in_progress']);
    await app.runJobs();

    // The same title may come again from the new line.
    expect(engine.requests).toMatchObject([{ count: 1, existing: [{}, {}, {}] }]);
    const renewed = await asAda().ideas(strategy);
    expect(renewed.map(({ title }) => title).toSorted()).toEqual(made.toSorted());
    expect(renewed.filter(({ is_outdated: isOutdated }) => isOutdated)).toEqual([]);
    expect(renewed.find(({ title }) => title === 'Becomes old')?.id).not.toBe(
      ideas.find(({ title }) => title === 'Becomes old')?.id,
    );
    expect(await asAda().strategy(strategy)).toMatchObject({ outdated_idea_count: 0, idea_count: 4 });
  });

  it('takes nothing away when it finds nothing new', async () => {
    engine.titles = ['One', 'Two', 'One'];
    await asAda().generated(strategy, 2);
    await db.owner.query(`update flow_ideas set line_ids = '{offers-1}' where title = 'One'`);
    await outdate();
    await asAda().renew(strategy);
    await app.runJobs();
    expect((await titlesOf()).toSorted()).toEqual(['One', 'Two']);
    expect((await asAda().strategy(strategy)).idea_generation.state).toBe('failed');
  });

  it('keeps an idea that is approved while its replacement is written', async () => {
    engine.titles = ['One'];
    const [idea] = await asAda().generated(strategy, 1);
    await outdate();
    await asAda().renew(strategy);
    engine.during = async ({ request }) => {
      if ('count' in request) await asAda().setStatus(idea?.id ?? '', 'approved');
    };
    engine.titles = ['Two'];
    await app.runJobs();
    expect((await titlesOf()).toSorted()).toEqual(['One', 'Two']);
  });

  it('does no work when there is nothing to replace', async () => {
    await asAda().generated(strategy, 1);
    const answer = await asAda().renew(strategy);
    expect([answer.statusCode, answer.json().idea_generation.state]).toEqual([202, 'idle']);
  });
});

it('marks ideas outdated whose line was changed while they were written', async () => {
  engine.during = () =>
    db.owner.query(
      `update flow_strategies set pillars_json = jsonb_set(pillars_json, '{0,text}', '"Other"') where id = $1`,
      [strategy],
    );
  const ideas = await asAda().generated(strategy, 1);
  expect(ideas).toMatchObject([{ is_outdated: true }]);
});

it('keeps what an engine gives as it is', async () => {
  const idea = anIdea();
  const [stored] = await asAda().generated(strategy, 1);
  expect(stored).toMatchObject({
    summary: idea.summary,
    angle: 'how-to',
    novelty: idea.novelty,
    sources: idea.sources,
  });
  expect(stored).toMatchObject({ strategy_id: strategy, user_id: ada.id });
});

describe('another user', () => {
  it('finds no trace of ideas', async () => {
    const [idea] = await asAda().generated(strategy, 1);
    const answers = [
      await asLin().list(strategy),
      await asLin().generate(strategy),
      await asLin().renew(strategy),
      await asLin().plan(strategy, '2026-11-23'),
    ];
    expect(answers.map(readRefusal)).toEqual(answers.map(() => [404, 'strategy_not_found']));
    expect(readRefusal(await asLin().change(idea?.id ?? '', { status: 'rejected' }))).toEqual([404, 'idea_not_found']);
    expect(await asAda().ideas(strategy)).toEqual([idea]);
  });

  it('is kept out by the database too', async () => {
    const [idea] = await asAda().generated(strategy, 1);
    await asAda().setStatus(idea?.id ?? '', 'approved');
    await app.runJobs();
    for (const table of ['flow_ideas', 'flow_drafts', 'flow_draft_versions']) {
      const read = (user: string) => withUser(db.dataSource, user, (manager) => manager.query(`select from ${table}`));
      expect(await read(lin.id)).toEqual([]);
      expect(await read(ada.id)).not.toEqual([]);
      expect(await db.dataSource.query(`select from ${table}`)).toEqual([]);
    }
    await expect(
      withUser(db.dataSource, lin.id, (manager) =>
        manager.query(
          `insert into flow_drafts (idea_id, strategy_id, user_id, format, language, tone) values ($1, $2, $3, 'blog', 'en', 'casual')`,
          [idea?.id, strategy, ada.id],
        ),
      ),
    ).rejects.toThrow('row-level security');
  });
});
