import { withUser } from '@declic/nest-kit';
import type { components } from '@declic/openapi/types';
import { describe, expect, it } from 'vitest';
import { flowClient } from '../../testing/flow-client';
import { anIntakeBody } from '../../testing/intake-body';
import { ada } from '../../testing/people';
import { startFlow } from '../../testing/start-flow';

type Strategy = components['schemas']['Strategy'];

const { db, app } = await startFlow();
const flow = flowClient(app, ada);

async function analysed(body?: object): Promise<Strategy> {
  const id = await flow.created(body);
  await app.runJobs();
  const strategy = await flow.strategy(id);
  expect(strategy.analysis.state).toBe('done');
  return strategy;
}

const offersOf = (strategy: Strategy) => strategy.offers_json?.map(({ text }) => text);

describe('a line of the summary', () => {
  it('is added as what the person says, each line of the text as one', async () => {
    const { id, offers_json: found } = await analysed();
    const text = 'A plan for holidays\n\n  - Training of the reception \nOnline bookings\na plan for holidays';
    const strategy = (await flow.addLine(id, 'offers', text)).json<Strategy>();
    expect(found?.map((line) => line.text)).toEqual(['Online booking', 'Automatic reminders']);
    expect(strategy.offers_json?.slice(2)).toEqual([
      {
        id: expect.any(String),
        text: 'A plan for holidays',
        source: { field: 'answer', sentence: 'A plan for holidays', index: 1 },
      },
      {
        id: expect.any(String),
        text: 'Training of the reception',
        source: { field: 'answer', sentence: '- Training of the reception', index: 2 },
      },
    ]);
  });

  it('is changed under the same id, and keeps its place', async () => {
    const { id, offers_json: offers } = await analysed();
    const [first, second] = offers ?? [];
    const strategy = (await flow.changeLine(id, first?.id ?? '', 'Booking\nat night')).json<Strategy>();
    expect(strategy.offers_json).toEqual([
      { id: first?.id, text: 'Booking at night', source: { field: 'answer', sentence: 'Booking at night', index: 1 } },
      second,
    ]);
  });

  it('is removed, and its part asks a question when it was the last one', async () => {
    const { id, offers_json: offers, questions } = await analysed();
    expect(questions.map(({ part }) => part)).not.toContain('offers');
    for (const line of offers ?? []) expect((await flow.removeLine(id, line.id)).statusCode).toBe(200);
    const strategy = await flow.strategy(id);
    expect(strategy.offers_json).toEqual([]);
    expect(strategy.questions).toContainEqual({ part: 'offers', question: 'What do you offer them?' });
    expect((await flow.removeLine(id, offers?.[0]?.id ?? '')).json()).toMatchObject({
      status: 404,
      code: 'line_not_found',
    });
  });

  it('is back in its place, with its sentence, when it is removed and added again', async () => {
    const { id, offers_json: offers } = await analysed();
    const [first] = offers ?? [];
    await flow.removeLine(id, first?.id ?? '');
    const strategy = (await flow.addLine(id, 'offers', first?.text ?? '')).json<Strategy>();
    expect(strategy.offers_json).toEqual(offers);
    expect(first?.source.field).toBe('raw_text');
  });

  it('of each part can be written', async () => {
    const { id } = await analysed();
    for (const part of ['roles', 'company_types', 'sectors', 'pain_points', 'pillars', 'offers', 'voice']) {
      expect((await flow.addLine(id, part, `Said of ${part}`)).statusCode).toBe(200);
    }
    const { icp_json: icp, pillars_json: pillars, offers_json: offers, tone_json: tone } = await flow.strategy(id);
    const last = [...Object.values(icp ?? {}), pillars, offers, tone?.voice].map((lines) => lines?.at(-1)?.text);
    expect(last).toEqual([
      'Said of roles',
      'Said of company_types',
      'Said of sectors',
      'Said of pain_points',
      'Said of pillars',
      'Said of offers',
      'Said of voice',
    ]);
    expect(tone).toMatchObject({ tone: 'professional', language: 'en' });
  });

  it.each([
    ['no word', '🚀 …'],
    ['a line that is too long', 'a'.repeat(301)],
    ['nothing', ' \n '],
  ])('is refused with %s', async (_, text) => {
    const { id, offers_json: offers } = await analysed();
    expect((await flow.addLine(id, 'offers', text)).json()).toMatchObject({ status: 422, errors: [{ field: 'text' }] });
    expect((await flow.changeLine(id, offers?.[0]?.id ?? '', text)).statusCode).toBe(422);
    expect((await flow.strategy(id)).offers_json).toEqual(offers);
  });

  it('is refused above 30 lines in a part', async () => {
    const { id } = await analysed();
    const lines = (count: number) => Array.from({ length: count }, (_, place) => `Offer ${place}`).join('\n');
    expect((await flow.addLine(id, 'offers', lines(29))).json()).toMatchObject({ code: 'too_many_lines', limit: 30 });
    expect((await flow.addLine(id, 'offers', lines(28))).statusCode).toBe(200);
  });

  it('is refused before the analysis is done', async () => {
    const id = await flow.created();
    expect((await flow.addLine(id, 'offers', 'Audits')).json()).toMatchObject({
      status: 409,
      code: 'analysis_not_done',
    });
  });

  it('is not lost when two are added at once', async () => {
    const { id } = await analysed();
    await Promise.all(Array.from({ length: 8 }, (_, place) => flow.addLine(id, 'roles', `Role ${place}`)));
    const { icp_json: icp } = await flow.strategy(id);
    const said = icp?.roles.filter(({ source }) => source.field === 'answer') ?? [];
    expect(said.map(({ text }) => text).toSorted()).toEqual(Array.from({ length: 8 }, (_, place) => `Role ${place}`));
    expect(new Set(said.map(({ source }) => source.index)).size).toBe(8);
  });
});

describe('a line from before lines had ids', () => {
  it('has an id that stays when lines before it go', async () => {
    const { id } = await analysed();
    await db.owner.query(
      `update flow_strategies set offers_json = (select jsonb_agg(line - 'id') from jsonb_array_elements(offers_json) line) where id = $1`,
      [id],
    );
    const before = await flow.strategy(id);
    expect(before.offers_json?.map((line) => line.id)).toEqual(['offers-1', 'offers-2']);
    await flow.removeLine(id, 'offers-1');
    expect((await flow.strategy(id)).offers_json).toEqual([before.offers_json?.[1]]);
  });
});

describe('ideas that rest on a line', () => {
  async function addIdea(strategyId: string, lineIds: readonly string[], status = 'new'): Promise<string> {
    const [idea] = await withUser(db.dataSource, ada.id, (manager) =>
      manager.query<{ id: string }[]>(
        `insert into flow_ideas (strategy_id, user_id, title, summary, angle, pillar, novelty_score, line_ids, status)
         values ($1, $2, 'Title', 'Summary', 'how-to', 'Pillar', 0.5, $3, $4) returning id`,
        [strategyId, ada.id, lineIds, status],
      ),
    );
    return idea?.id ?? '';
  }

  const readOutdated = async () =>
    (await db.owner.query<{ id: string }[]>('select id from flow_ideas where is_outdated order by id')).map(
      ({ id }) => id,
    );

  it('are outdated with it; others, and those of a new line, are not', async () => {
    const { id, offers_json: offers } = await analysed();
    const [first = '', second = ''] = offers?.map((line) => line.id) ?? [];
    const resting = [await addIdea(id, [first, second]), await addIdea(id, [first], 'approved')];
    const other = await addIdea(id, [second]);
    await flow.addLine(id, 'pillars', 'Holidays');
    await flow.changeLine(id, first, offers?.[0]?.text ?? '');
    expect(await readOutdated()).toEqual([]);

    const changed = (await flow.changeLine(id, first, 'Booking at night')).json<Strategy>();
    expect(await readOutdated()).toEqual(resting.toSorted());
    // The approved one is decided.
    expect(changed.outdated_idea_count).toBe(1);

    const removed = (await flow.removeLine(id, second)).json<Strategy>();
    expect(await readOutdated()).toEqual([...resting, other].toSorted());
    expect(removed.outdated_idea_count).toBe(2);

    // The removal is undone; the first line is still another one.
    await flow.addLine(id, 'offers', offers?.[1]?.text ?? '');
    expect(await readOutdated()).toEqual(resting.slice(1));
  });
});

describe('questions', () => {
  const bare = { competitors: '', raw_text: '' };

  it.each([
    ['en', 'Our agency offers audits to dentists.', 'How should your texts sound?'],
    ['fr', 'Notre agence propose des audits aux dentistes de la région.', 'Quel ton vos textes doivent-ils avoir ?'],
    ['es', 'Nuestra agencia ofrece auditorías a los dentistas de la región.', '¿Cómo deben sonar tus textos?'],
  ])('are asked in the language of the intake: %s', async (language, goals, question) => {
    const {
      id,
      questions,
      tone_json: tone,
    } = await analysed(anIntakeBody({ ...bare, strategy_name: goals.slice(0, 60), goals, raw_text: goals }));
    expect(tone?.language).toBe(language);
    expect(questions).toContainEqual({ part: 'voice', question });
    const answered = (await flow.addLine(id, 'voice', 'Short sentences')).json<Strategy>();
    expect(answered.questions.map(({ part }) => part)).not.toContain('voice');
  });

  it('are not asked before the analysis is done', async () => {
    expect((await flow.strategy(await flow.created())).questions).toEqual([]);
  });
});

it('shows no trace of an edit that changes nothing', async () => {
  const strategy = await analysed();
  await flow.addLine(strategy.id, 'offers', offersOf(strategy)?.[0] ?? '');
  expect(await flow.strategy(strategy.id)).toEqual(strategy);
});
