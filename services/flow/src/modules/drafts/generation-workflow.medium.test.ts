import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentEngine } from '../../engine/content-engine';
import { EmbeddedEngine } from '../../engine/embedded/embedded-engine';
import { EngineTimeoutError } from '../../engine/embedded/threads/engine-timeout-error';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { approvedIdea } from '../../testing/approved-idea';
import { contentClient } from '../../testing/content-client';
import { NamedEngine } from '../../testing/named-engine';
import { ada } from '../../testing/people';
import { startFlow } from '../../testing/start-flow';
import { answers, misbehaving, type Misbehaviour, WorkflowServer } from '../../testing/workflow-server';
import { EndDraftsCallJob } from './end-drafts-call.job';
import { GenerateDraftsJob, GENERATION_FAILED } from './generate-drafts.job';

const workflow = await WorkflowServer.start();
afterAll(() => workflow.stop());
const engine = new NamedEngine();
const { db, app } = await startFlow({
  override: (builder) => builder.overrideProvider(ContentEngine).useValue(engine),
  env: {
    FLOW_GENERATION_WORKFLOW_URL: `${workflow.origin}/webhook/content?key=k`,
    FLOW_WORKFLOW_SECRET: 'a secret that only these tests know, 32',
    FLOW_WORKFLOW_TIMEOUT_MS: '1500',
  },
});
const host = new URL(workflow.origin).host;
const asAda = () => contentClient(app, ada);

const BODY =
  'Nous proposons la réservation en ligne aux cabinets qui veulent gagner du temps. Les patients choisissent une heure depuis leur téléphone, et le cabinet garde la main sur son agenda.';
const THREAD = 'Une heure libre dans un agenda ne se voit pas.\n---\nLa réservation en ligne la montre aux patients.';
const drafts = (contents: Partial<Record<'blog' | 'linkedin' | 'tweet', string>>) => ({
  drafts: Object.entries(contents).map(([format_type, content_md]) => ({ format_type, content_md })),
});
const ALL = drafts({ blog: `# Réservation\n\n${BODY}`, linkedin: BODY, tweet: `${THREAD}\n---\n${THREAD}` });

const deliver = (token: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: '/api/flow/workflow-deliveries/drafts',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });

let strategy: string;
let idea: Awaited<ReturnType<typeof approvedIdea>>;
beforeEach(async () => {
  engine.reset();
  // A call that is taken closes the circuit that misbehaviour may have opened.
  workflow.answer = answers({});
  strategy = await anAnalysedStrategy(db, ada);
  await approvedIdea(asAda(), strategy);
  await app.runJobs();
  workflow.calls.length = 0;
  idea = await approvedIdea(asAda(), strategy);
});
const job = () => ({ userId: ada.id, draftIds: Object.values(idea.drafts) });
const run = () => app.nest.get(GenerateDraftsJob).handle(job());
const states = async () => Promise.all(Object.values(idea.drafts).map(async (id) => (await asAda().draft(id)).status));

describe('a workflow that takes the idea', () => {
  it('gets it once as specified, and delivers its drafts', async () => {
    await app.runJobs();
    expect(workflow.calls).toHaveLength(1);
    const { path, body, headers, token } = workflow.last;
    const { title, summary, angle, pillar, novelty_score } = (await asAda().ideas(strategy)).find(
      ({ id }) => id === idea.id,
    ) ?? { title: 'none' };
    expect(path).toBe('/webhook/content?key=k');
    expect(body).toEqual({
      ...{ idea_id: idea.id, user_id: ada.id, title, summary, angle, pillar, novelty_score },
      strategy: {
        id: strategy,
        brand: 'Clinics',
        target_audience: '',
        content_pillars: ['Online booking', 'Reminders'],
        tone: 'casual',
      },
    });
    expect(headers['declic-callback-url']).toBe('http://localhost:4000/api/flow/workflow-deliveries/drafts');
    expect(await states()).toEqual(['writing', 'writing', 'writing']);
    expect((await deliver(token, ALL)).statusCode).toBe(204);
    expect(await states()).toEqual(['ready', 'ready', 'ready']);
    const blog = await asAda().draft(idea.drafts.blog);
    expect(blog).toMatchObject({ engine: `workflow@${host}`, notice: null, version: 1 });
    expect(blog.content_md).toContain('Nous proposons la réservation en ligne');
    expect(engine.requests.filter((request) => 'format' in request)).toEqual([]);
  });

  it('may deliver one format after the other; again changes nothing', async () => {
    await run();
    const { token } = workflow.last;
    await deliver(token, drafts({ linkedin: BODY }));
    expect((await states()).toSorted()).toEqual(['ready', 'writing', 'writing']);
    const before = await asAda().draft(idea.drafts.linkedin);
    expect((await deliver(token, drafts({ linkedin: `${BODY} ${BODY}` }))).statusCode).toBe(204);
    expect(await asAda().draft(idea.drafts.linkedin)).toEqual(before);
    await deliver(token, ALL);
    expect(await states()).toEqual(['ready', 'ready', 'ready']);
  });

  it('has what no source says marked, as for a model', async () => {
    await run();
    await deliver(workflow.last.token, drafts({ blog: `${BODY} Nos clients gagnent 40 % de temps.` }));
    const { content_md, sources } = await asAda().draft(idea.drafts.blog);
    expect(content_md).toContain('[à vérifier : 40 %]');
    expect(sources.some(({ origin }) => origin === 'unverified')).toBe(true);
  });

  it('that sends what cannot be used: our engine writes it, and says why', async () => {
    await run();
    await deliver(workflow.last.token, drafts({ tweet: `${'mot '.repeat(100)}\n---\n${THREAD}`, linkedin: 'Court.' }));
    expect(await asAda().draft(idea.drafts.tweet)).toMatchObject({
      status: 'ready',
      engine: expect.stringMatching(/^embedded@/u),
      notice: expect.stringContaining('280 are allowed. The embedded engine wrote this.'),
    });
    expect((await asAda().draft(idea.drafts.linkedin)).notice).toContain('too short or too long');
  });

  it('that sends what cannot be used, for which our engine takes too long: this draft fails, the next is kept', async () => {
    await run();
    vi.spyOn(app.nest.get(EmbeddedEngine), 'draft').mockRejectedValueOnce(new EngineTimeoutError(30_000));
    const delivered = await deliver(workflow.last.token, drafts({ blog: 'Court.', linkedin: BODY, tweet: THREAD }));
    expect(delivered.statusCode).toBe(204);
    expect(await asAda().draft(idea.drafts.blog)).toMatchObject({ status: 'failed', failure: GENERATION_FAILED });
    expect((await states()).toSorted()).toEqual(['failed', 'ready', 'ready']);
  });

  it('is asked for one draft alone, and keeps the others', async () => {
    await app.runJobs();
    await deliver(workflow.last.token, ALL);
    await asAda().rewrite(idea.drafts.blog);
    await app.runJobs();
    expect(workflow.calls).toHaveLength(2);
    await deliver(workflow.last.token, ALL);
    const versions = await Promise.all(Object.values(idea.drafts).map(async (id) => (await asAda().draft(id)).version));
    expect(versions).toEqual([2, 1, 1]);
  });
});

describe('a workflow that does not take the idea', () => {
  it.each<[Misbehaviour, number]>([
    ['answers 503', 3],
    ['answers 404', 1],
    ['redirects', 1],
    ['cuts the connection', 3],
    ['never answers', 1],
  ])('because it %s: drafts fail in the specified words', async (behaviour, tries) => {
    workflow.answer = misbehaving[behaviour];
    for (let attempt = 1; attempt < tries; attempt += 1) await expect(run()).rejects.toThrow('did not take the call');
    await run();
    expect(workflow.calls).toHaveLength(tries);
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
    expect((await asAda().draft(idea.drafts.blog)).failure).toBe(GENERATION_FAILED);
    for (const { token } of workflow.calls)
      expect((await deliver(token, ALL)).json()).toMatchObject({ status: 409, code: 'workflow_call_over' });
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
  });

  it('keeps the text from before, and can be asked again', async () => {
    await run();
    await deliver(workflow.last.token, ALL);
    const before = await asAda().draft(idea.drafts.blog);
    await asAda().rewrite(idea.drafts.blog);
    workflow.answer = misbehaving['answers 404'];
    await app.runJobs();
    expect(await asAda().draft(idea.drafts.blog)).toEqual({ ...before, status: 'failed', failure: GENERATION_FAILED });
    workflow.answer = answers({});
    await asAda().rewrite(idea.drafts.blog);
    await app.runJobs();
    await deliver(workflow.last.token, ALL);
    expect(await asAda().draft(idea.drafts.blog)).toMatchObject({ status: 'ready', version: 2, failure: null });
  });
});

describe('a workflow that is silent or late', () => {
  const end = () =>
    app.nest
      .get(EndDraftsCallJob)
      .handle({ userId: ada.id, drafts: Object.values(idea.drafts).map((id) => ({ id, attempt: 1 })) });

  it('fails what it did not deliver', async () => {
    workflow.answer = misbehaving['answers with a page'];
    await run();
    await deliver(workflow.last.token, drafts({ blog: BODY }));
    await end();
    expect(await states()).toEqual(['ready', 'failed', 'failed']);
    // The call is over for them, and the one that is there stays.
    expect((await deliver(workflow.last.token, ALL)).statusCode).toBe(204);
    expect(await states()).toEqual(['ready', 'failed', 'failed']);
  });

  it('is refused when the strategy is gone', async () => {
    await run();
    await db.owner.query('delete from flow_strategies where id = $1', [strategy]);
    expect((await deliver(workflow.last.token, ALL)).statusCode).toBe(409);
  });

  it('has a call that is made again after a crash, and the first one is over', async () => {
    await run();
    await run();
    const [first, second] = workflow.calls;
    expect((await deliver(first?.token ?? '', ALL)).statusCode).toBe(409);
    expect((await deliver(second?.token ?? '', ALL)).statusCode).toBe(204);
    expect(await states()).toEqual(['ready', 'ready', 'ready']);
  });
});
