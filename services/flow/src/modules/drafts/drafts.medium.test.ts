import { beforeEach, describe, expect, it } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { approvedIdea } from '../../testing/approved-idea';
import { contentClient, readRefusal } from '../../testing/content-client';
import { ada, lin } from '../../testing/people';
import { startContent } from '../../testing/start-content';

const { db, app, engine } = await startContent();

const asAda = () => contentClient(app, ada);

let strategy: string;
let ideaId: string;
let draftId: string;
beforeEach(async () => {
  strategy = await anAnalysedStrategy(db, ada);
  const idea = await approvedIdea(asAda(), strategy);
  ideaId = idea.id;
  draftId = idea.drafts.blog;
});

const save = async (text: string, version: number) => (await asAda().save(draftId, text, version)).json();
const readVersions = async () => (await asAda().versions(draftId)).json().versions;

describe('a draft', () => {
  it('has the language and the tone of its strategy before it is written', async () => {
    expect(await asAda().draft(draftId)).toEqual({
      id: draftId,
      idea_id: ideaId,
      format_type: 'blog',
      content_md: null,
      quality_score: null,
      status: 'queued',
      version: 0,
      language: 'fr',
      tone: 'casual',
      rubric: [],
      sources: [],
      engine: null,
      notice: null,
      failure: null,
      written_at: null,
    });
    expect(await readVersions()).toEqual([]);
  });

  it('is scored, and says who wrote it from what', async () => {
    await app.runJobs();
    const draft = await asAda().draft(draftId);
    expect(draft).toMatchObject({ status: 'ready', version: 1, engine: 'named@1', failure: null });
    expect(draft.sources).toEqual([expect.objectContaining({ origin: 'grammar' })]);
    expect(draft.rubric).toMatchObject([
      { id: 'length', explanation: expect.stringContaining('beside 0 other texts') },
    ]);
    expect(draft.quality_score).toBe((draft.content_md?.length ?? 0) / 1000);
  });

  it('is compared with the drafts of other ideas', async () => {
    await app.runJobs();
    const other = await approvedIdea(asAda(), strategy);
    await app.runJobs();
    const { rubric } = await asAda().draft(other.drafts.blog);
    expect(rubric[0]?.explanation).toContain('beside 1 other texts');
  });
});

describe('saving', () => {
  beforeEach(() => app.runJobs());

  it('makes the next version, scored, under the name of the person', async () => {
    const { content_md: written = '' } = await asAda().draft(draftId);
    const saved = await save(`${written}\n\nMine.`, 1);
    expect(saved).toMatchObject({ version: 2, engine: 'you', content_md: `${written}\n\nMine.`, status: 'ready' });
    expect(saved.quality_score).toBeCloseTo(((written?.length ?? 0) + 7) / 1000, 3);
    expect(saved.sources).toHaveLength(1);
    expect(await save('All mine.', 2)).toMatchObject({ version: 3, sources: [] });
  });

  it('refuses a text that was made from an earlier version', async () => {
    await save('First', 1);
    const refused = await asAda().save(draftId, 'Second', 1);
    expect(readRefusal(refused)).toEqual([409, 'draft_changed']);
    expect(refused.json().version).toBe(2);
    expect((await asAda().draft(draftId)).content_md).toBe('First');
  });

  it('lets one of two tabs save', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => asAda().save(draftId, text, 1)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await readVersions()).toHaveLength(2);
  });

  it('counts the same text as no version', async () => {
    await save('Mine', 1);
    expect(await save('Mine', 2)).toMatchObject({ version: 2 });
  });

  it('keeps what the database can hold of it, and refuses more than 60,000 characters', async () => {
    const bell = String.fromCodePoint(7);
    expect((await save(`A bell ${bell}and 🦷\r\nend `, 1)).content_md).toBe('A bell and 🦷\nend ');
    expect((await asAda().save(draftId, 'é'.repeat(60_000), 2)).statusCode).toBe(200);
    expect((await asAda().save(draftId, 'x'.repeat(60_001), 3)).statusCode).toBe(422);
  });

  it('may leave nothing', async () => {
    expect(await save('', 1)).toMatchObject({ content_md: '', version: 2, status: 'ready' });
  });
});

describe('versions', () => {
  beforeEach(() => app.runJobs());

  it('are listed latest first, and restored as the next one with who wrote it', async () => {
    const first = await asAda().draft(draftId);
    await save('Mine', 1);
    const restored = (await asAda().restore(draftId, 1)).json();
    expect(restored).toMatchObject({
      version: 3,
      engine: 'named@1',
      content_md: first.content_md,
      sources: first.sources,
    });
    expect(
      (await readVersions()).map(({ version, engine: by }: { version: number; engine: string }) => [version, by]),
    ).toEqual([
      [3, 'named@1'],
      [2, 'you'],
      [1, 'named@1'],
    ]);
    expect(readRefusal(await asAda().restore(draftId, 4))).toEqual([404, 'draft_version_not_found']);
    expect((await asAda().restore(draftId, 2_147_483_648)).statusCode).toBe(422);
  });

  it('are kept fifty deep', async () => {
    for (let version = 1; version <= 51; version += 1) await save(`Text ${version}`, version);
    const kept = await readVersions();
    expect(kept).toHaveLength(50);
    expect([kept.at(0)?.version, kept.at(-1)?.version]).toEqual([52, 3]);
    expect(readRefusal(await asAda().restore(draftId, 2))).toEqual([404, 'draft_version_not_found']);
  });
});

describe('writing it again', () => {
  it('is the next version, and keeps the one from before', async () => {
    await app.runJobs();
    const before = await asAda().draft(draftId);
    const answer = await asAda().rewrite(draftId);
    expect([answer.statusCode, answer.json().status]).toEqual([202, 'queued']);
    engine.texts = ['Another text.'];
    await app.runJobs();
    expect(await asAda().draft(draftId)).toMatchObject({
      version: 2,
      status: 'ready',
      content_md: expect.stringContaining('Another text.'),
    });
    expect((await readVersions()).at(-1)?.content_md).toBe(before.content_md);
  });

  it('refuses other changes meanwhile', async () => {
    const refused = async () => [
      readRefusal(await asAda().save(draftId, 'Mine', 1)),
      readRefusal(await asAda().rewrite(draftId)),
    ];
    const notReady = [409, 'draft_not_ready'];
    expect(await refused()).toEqual([notReady, notReady]);
    await app.runJobs();
    await asAda().rewrite(draftId);
    expect([...(await refused()), readRefusal(await asAda().restore(draftId, 1))]).toEqual([
      notReady,
      notReady,
      notReady,
    ]);
  });

  it('is for approved ideas', async () => {
    await app.runJobs();
    await asAda().setStatus(ideaId, 'new');
    expect(readRefusal(await asAda().rewrite(draftId))).toEqual([409, 'idea_not_approved']);
  });

  it('that has not begun is taken back with the approval', async () => {
    await app.runJobs();
    const before = await asAda().draft(draftId);
    await asAda().rewrite(draftId);
    await asAda().setStatus(ideaId, 'new');
    expect(await asAda().draft(draftId)).toEqual(before);
    await app.runJobs();
    expect(await asAda().draft(draftId)).toEqual(before);
  });
});

it('shows nothing of it to another user', async () => {
  await app.runJobs();
  const before = await asAda().draft(draftId);
  const asLin = contentClient(app, lin);
  const answers = [
    await asLin.getDraft(draftId),
    await asLin.save(draftId, 'Mine', 1),
    await asLin.rewrite(draftId),
    await asLin.versions(draftId),
    await asLin.restore(draftId, 1),
  ];
  expect(answers.map(readRefusal)).toEqual(answers.map(() => [404, 'draft_not_found']));
  expect(await asAda().draft(draftId)).toEqual(before);
});
