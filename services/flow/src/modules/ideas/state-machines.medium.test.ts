import type { components } from '@declic/openapi/types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { contentClient } from '../../testing/content-client';
import { ada } from '../../testing/people';
import { startContent } from '../../testing/start-content';
import { DraftAttemptsRepository } from '../drafts/draft-attempts.repository';
import { WriteDraftJob } from '../drafts/write-draft.job';

type Schemas = components['schemas'];
type Format = Schemas['DraftFormat'];
type Status = Schemas['IdeaStatus'];

const { db, app, engine } = await startContent();
const strategy = { id: '' };

const FORMATS = ['blog', 'linkedin', 'tweet'] as const;
const STATUSES = ['new', 'pending', 'approved', 'rejected', 'published'] as const;
const ATTEMPTS = 3;

/** What the contract says an idea and its drafts do, in the plainest words. */
class Model {
  readonly drafts = new Map<Format, { status: Schemas['DraftStatus']; version: number; attempts: number }>();

  constructor(public status: Status) {}

  /** Whether the move is allowed. */
  move(to: Status): boolean {
    const from = this.status;
    if (from === to) return true;
    const allowed = ['new>approved', 'new>rejected', 'pending>approved', 'pending>rejected', 'approved>new'];
    if (![...allowed, 'rejected>new', 'approved>published', 'published>approved'].includes(`${from}>${to}`))
      return false;
    this.status = to;
    if (to === 'approved' && from !== 'published') this.request();
    if (to === 'new' && from === 'approved') this.cancel();
    return true;
  }

  private request(): void {
    for (const format of FORMATS) {
      const draft = this.drafts.get(format);
      if (!draft || (draft.status === 'failed' && draft.version === 0))
        this.drafts.set(format, { status: 'queued', version: 0, attempts: 0 });
    }
  }

  private cancel(): void {
    for (const [format, draft] of this.drafts) {
      if (draft.status !== 'queued') continue;
      if (draft.version === 0) this.drafts.delete(format);
      else draft.status = 'ready';
    }
  }

  attempt(format: Format, outcome: 'works' | 'fails' | 'dies'): void {
    const draft = this.drafts.get(format);
    if (draft?.status !== 'queued' && draft?.status !== 'writing') return;
    draft.attempts += 1;
    if (draft.attempts > ATTEMPTS) draft.status = 'failed';
    else if (outcome === 'dies') draft.status = 'writing';
    else if (outcome === 'fails') draft.status = draft.attempts === ATTEMPTS ? 'failed' : 'queued';
    else Object.assign(draft, { status: 'ready', version: draft.version + 1 });
  }

  rewrite(format: Format): number {
    const draft = this.drafts.get(format);
    if (!draft) return 404;
    const isApproved = this.status === 'approved' || this.status === 'published';
    if (!isApproved || draft.status === 'queued' || draft.status === 'writing') return 409;
    Object.assign(draft, { status: 'queued', attempts: 0 });
    return 202;
  }

  save(format: Format): number {
    const draft = this.drafts.get(format);
    if (!draft) return 404;
    if (draft.version === 0 || draft.status === 'queued' || draft.status === 'writing') return 409;
    Object.assign(draft, { status: 'ready', version: draft.version + 1 });
    return 200;
  }

  get shown() {
    return {
      status: this.status,
      drafts: FORMATS.flatMap((format) => {
        const draft = this.drafts.get(format);
        return draft ? [[format, draft.status, draft.version]] : [];
      }),
    };
  }
}

/** The same operations on the service. */
class System {
  private readonly client = contentClient(app, ada);
  private saves = 0;

  constructor(private readonly ideaId: string) {}

  async read(): Promise<Schemas['Idea']> {
    const idea = (await this.client.ideas(strategy.id)).find(({ id }) => id === this.ideaId);
    if (!idea) throw new Error('The idea is gone.');
    return idea;
  }

  async find(format: Format): Promise<Schemas['DraftSummary'] | undefined> {
    return (await this.read()).drafts.find(({ format_type: type }) => type === format);
  }

  async move(status: Status): Promise<boolean> {
    const { statusCode } = await this.client.change(this.ideaId, { status });
    expect([200, 409]).toContain(statusCode);
    return statusCode === 200;
  }

  async attempt(format: Format, outcome: 'works' | 'fails' | 'dies'): Promise<void> {
    const draft = await this.find(format);
    if (!draft) return;
    const job = { draftId: draft.id, userId: ada.id };
    engine.during = outcome === 'fails' ? () => Promise.reject(new Error('broken')) : undefined;
    if (outcome === 'dies') await app.nest.get(DraftAttemptsRepository).begin(job, 'Why');
    else
      await app.nest
        .get(WriteDraftJob)
        .handle(job)
        .catch(() => undefined);
  }

  async rewrite(format: Format): Promise<number> {
    const draft = await this.find(format);
    return draft ? (await this.client.rewrite(draft.id)).statusCode : 404;
  }

  async save(format: Format): Promise<number> {
    const draft = await this.find(format);
    if (!draft) return 404;
    this.saves += 1;
    return (await this.client.save(draft.id, `Mine ${this.saves}`, Math.max(draft.version, 1))).statusCode;
  }

  async show() {
    const { status, drafts } = await this.read();
    return { status, drafts: drafts.map((draft) => [draft.format_type, draft.status, draft.version]) };
  }
}

const format = fc.constantFrom(...FORMATS);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move'), to: fc.constantFrom(...STATUSES) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('move'), to: fc.constantFrom('approved' as const, 'new' as const) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('attempt'),
      format,
      outcome: fc.constantFrom('works', 'works', 'fails', 'dies'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('rewrite'), format }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save'), format }) },
) as fc.Arbitrary<Step>; // the literals of `do` are what the records hold

type Step =
  | { readonly do: 'move'; readonly to: Status }
  | { readonly do: 'attempt'; readonly format: Format; readonly outcome: 'works' | 'fails' | 'dies' }
  | { readonly do: 'rewrite' | 'save'; readonly format: Format };

it('moves ideas and drafts as the contract says, whatever happens in which order', { timeout: 600_000 }, async () => {
  strategy.id = await anAnalysedStrategy(db, ada);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('new' as const, 'pending' as const),
      fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
      async (first, steps) => {
        const model = new Model(first);
        const system = new System(await anIdeaThatIs(first));
        for (const each of steps) {
          expect(await take(system, each)).toEqual(take(model, each));
          expect(await system.show()).toEqual(model.shown);
        }
      },
    ),
    { seed: Number(process.env['FAST_CHECK_SEED'] ?? 41), numRuns: 50 },
  );
});

function take(subject: Model | System, each: Step) {
  switch (each.do) {
    case 'move':
      return subject.move(each.to);
    case 'attempt':
      return subject.attempt(each.format, each.outcome);
    case 'rewrite':
      return subject.rewrite(each.format);
    case 'save':
      return subject.save(each.format);
  }
}

async function anIdeaThatIs(status: Status): Promise<string> {
  await db.owner.query('truncate throttle');
  await db.owner.query('delete from flow_ideas');
  const rows = await db.owner.query<{ id: string }[]>(
    `insert into flow_ideas (strategy_id, user_id, title, summary, angle, pillar, novelty_score, status)
     values ($1, $2, 'Title', 'Summary', 'how-to', 'Reminders', 0.5, $3) returning id`,
    [strategy.id, ada.id, status],
  );
  return rows[0]?.id ?? '';
}
