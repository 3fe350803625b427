import type { Principal } from '@declic/nest-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { EngineTimeoutError } from '../../engine/embedded/threads/engine-timeout-error';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { approvedIdea } from '../../testing/approved-idea';
import { contentClient } from '../../testing/content-client';
import { ada, lin } from '../../testing/people';
import { startContent } from '../../testing/start-content';
import { WriteDraftJob } from './write-draft.job';

const { db, app, engine, startReplica } = await startContent();
const replica = await startReplica();

const asAda = () => contentClient(app, ada);
const run = () => app.nest.get(WriteDraftJob).handle({ draftId, userId: ada.id });
const readDraft = () => asAda().draft(draftId);

let strategy: string;
let draftId: string;
beforeEach(async () => {
  strategy = await anAnalysedStrategy(db, ada);
  draftId = (await approvedIdea(asAda(), strategy)).drafts.blog;
});

describe('an attempt to write a draft', () => {
  it('works on the summary as it is now, the idea and the intake', async () => {
    let seen: unknown;
    engine.during = (work) => {
      seen = work;
    };
    await run();
    expect(seen).toMatchObject({
      facts: {
        strategyId: strategy,
        intake: { rawText: 'We offer online booking.', goals: 'Fifty demos', tone: 'casual', pdfText: '' },
        pillars: [{ id: 'pillars-1', text: 'Online booking' }, { text: 'Reminders' }],
        tone: { language: 'fr' },
      },
      request: { format: 'blog', idea: { pillar: 'Online booking', sources: [{ field: 'raw_text' }] } },
    });
  });

  it('that fails is followed by another one', async () => {
    engine.during = () => Promise.reject(new Error('broken'));
    await expect(run()).rejects.toThrow('broken');
    expect((await readDraft()).status).toBe('queued');
    engine.during = undefined;
    await run();
    expect(await readDraft()).toMatchObject({ status: 'ready', version: 1 });
  });

  it('is the last one when it took too long, as the next one would', async () => {
    engine.during = () => Promise.reject(new EngineTimeoutError(30_000));
    await run();
    expect((await readDraft()).status).toBe('failed');
  });

  it('is given up after the third, keeps the text from before, and can be asked for again', async () => {
    await run();
    const before = await readDraft();
    await asAda().rewrite(draftId);
    engine.during = () => Promise.reject(new Error('broken'));
    await expect(run()).rejects.toThrow('broken');
    await expect(run()).rejects.toThrow('broken');
    await run();
    const failed = await readDraft();
    expect(failed).toEqual({ ...before, status: 'failed', failure: expect.stringContaining('Have it written again') });
    expect((await asAda().save(draftId, 'Mine', 1)).json()).toMatchObject({
      status: 'ready',
      failure: null,
      version: 2,
    });

    engine.during = undefined;
    await asAda().rewrite(draftId);
    await run();
    expect(await readDraft()).toMatchObject({ status: 'ready', version: 3, failure: null });
  });

  it('without a text is asked for again with the approval', async () => {
    await db.owner.query(`update flow_drafts set status = 'failed', failure = 'Why' where id = $1`, [draftId]);
    const { idea_id: idea } = await readDraft();
    await asAda().setStatus(idea, 'new');
    await asAda().setStatus(idea, 'approved');
    expect(await readDraft()).toMatchObject({ status: 'queued', failure: null });
  });

  it('counts when it takes the process down', async () => {
    await db.owner.query(`update flow_drafts set status = 'writing', attempt = 3 where id = $1`, [draftId]);
    engine.requests.length = 0;
    await run();
    expect(await readDraft()).toMatchObject({ status: 'failed', content_md: null });
    expect(engine.requests).toEqual([]);
  });

  it('stores nothing once another one has begun', async () => {
    const interrupted = Promise.withResolvers<undefined>();
    engine.during = () => interrupted.promise;
    const first = run();
    await expect.poll(async () => (await readDraft()).status).toBe('writing');
    engine.during = undefined;
    await run();
    const written = await readDraft();
    await asAda().rewrite(draftId);
    interrupted.resolve(undefined);
    await first;
    expect(await readDraft()).toEqual({ ...written, status: 'queued' });
  });

  it('ends quietly when the account is deleted in the middle', async () => {
    engine.during = () => db.owner.query('delete from flow_strategies where user_id = $1', [ada.id]);
    await run();
    expect(await db.owner.query('select from flow_draft_versions')).toEqual([]);
  });
});

it('writes two drafts of an account at once over all replicas, never two of a format, and does not hold up others', async () => {
  await app.runJobs();
  engine.requests.length = 0;
  const many = await Promise.all(Array.from({ length: 4 }, () => aWaitingIdea(ada, strategy)));
  const one = await aWaitingIdea(lin, await anAnalysedStrategy(db, lin));

  const running: Record<'ada' | 'lin', string[]> = { ada: [], lin: [] };
  const seen = new Set<string>();
  const both = Promise.withResolvers<undefined>();
  const done: string[] = [];
  engine.during = async ({ facts, request }) => {
    const owner = facts.strategyId === strategy ? 'ada' : 'lin';
    const format = 'format' in request ? request.format : '';
    running[owner].push(format);
    seen.add(running[owner].toSorted().join(' '));
    if (running.ada.length === 2) both.resolve(undefined);
    if (owner === 'ada') await both.promise;
    await new Promise((resolve) => setTimeout(resolve, 30));
    running[owner].splice(running[owner].indexOf(format), 1);
    done.push(owner);
  };
  for (const idea of [...many, one]) await idea.approve();
  app.startWorker();
  replica.startWorker();
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(15);
  expect(seen).toContain('blog linkedin');
  for (const formats of seen) expect(formats).toMatch(/^(?:blog|linkedin|tweet|blog linkedin|blog tweet)$/);
  // The last of the other account's three was not behind the twelve that were asked for before.
  expect(done.lastIndexOf('lin')).toBeLessThan(10);
});

async function aWaitingIdea(person: Principal, ofStrategy: string): Promise<{ approve(): Promise<unknown> }> {
  const rows = await db.owner.query<{ id: string }[]>(
    `insert into flow_ideas (strategy_id, user_id, title, summary, angle, pillar, novelty_score)
     values ($1, $2, 'Waiting', 'Summary', 'how-to', 'Reminders', 0.5) returning id`,
    [ofStrategy, person.id],
  );
  return { approve: () => contentClient(app, person).setStatus(rows[0]?.id ?? '', 'approved') };
}
