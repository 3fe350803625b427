import { beforeEach, expect, it } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { approvedIdea } from '../../testing/approved-idea';
import { contentClient, readRefusal } from '../../testing/content-client';
import { flowClient } from '../../testing/flow-client';
import { ada, lin } from '../../testing/people';
import { startContent } from '../../testing/start-content';

const { db, app } = await startContent();

beforeEach(() => db.owner.query('truncate throttle'));

type Answer = Awaited<ReturnType<ReturnType<typeof flowClient>['retry']>>;

const CASES: readonly [what: string, most: number, ask: (person: typeof ada) => Promise<() => Promise<Answer>>][] = [
  [
    'analyses',
    60,
    async (person) => {
      const id = await anAnalysedStrategy(db, person);
      return () => flowClient(app, person).retry(id);
    },
  ],
  [
    'requests of ideas',
    60,
    async (person) => {
      const id = await anAnalysedStrategy(db, person);
      return () => contentClient(app, person).generate(id);
    },
  ],
  [
    'drafts that are written again',
    120,
    async (person) => {
      const { drafts } = await approvedIdea(contentClient(app, person), await anAnalysedStrategy(db, person));
      return () => contentClient(app, person).rewrite(drafts.blog);
    },
  ],
  [
    'saved drafts',
    600,
    async (person) => {
      const { drafts } = await approvedIdea(contentClient(app, person), await anAnalysedStrategy(db, person));
      return () => contentClient(app, person).save(drafts.blog, 'Mine', 1);
    },
  ],
];

it.each(CASES)('allows an account so many %s in an hour', async (_, most, prepare) => {
  const ask = await prepare(ada);
  const askOther = await prepare(lin);
  await db.owner.query('truncate throttle');
  for (let count = 0; count < most; count += 1) expect((await ask()).statusCode).not.toBe(429);
  const refused = await ask();
  expect(readRefusal(refused)).toEqual([429, 'too_many_requests']);
  expect(refused.json<{ title: string }>().title).toMatch(/in an hour/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await askOther()).statusCode).not.toBe(429);
});
