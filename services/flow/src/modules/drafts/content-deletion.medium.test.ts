import { connectTo } from '@declic/nest-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { approvedIdea } from '../../testing/approved-idea';
import { contentClient } from '../../testing/content-client';
import { ada, lin } from '../../testing/people';
import { startContent } from '../../testing/start-content';

const { db, app, engine } = await startContent();
const accounts = await connectTo(db, 'accounts');

const TABLES = ['flow_strategies', 'flow_ideas', 'flow_drafts', 'flow_draft_versions'];

let draftId: string;
beforeEach(async () => {
  await db.owner.query('delete from erased_user');
  draftId = (await approvedIdea(contentClient(app, ada), await anAnalysedStrategy(db, ada))).drafts.blog;
  await approvedIdea(contentClient(app, lin), await anAnalysedStrategy(db, lin));
});

const countRows = (userId: string) =>
  Promise.all(
    TABLES.map(async (table) => (await db.owner.query<[]>(`select from ${table} where user_id = $1`, [userId])).length),
  );
const erase = () => accounts.query('select flow_api.erase_user_v1($1)', [ada.id]);

it('gives the accounts service ideas, drafts and their versions', async () => {
  await app.runJobs();
  await contentClient(app, ada).save(draftId, 'Mine', 1);
  const { rows } = await accounts.query<{ copy: object }>('select flow_api.export_user_v1($1) as copy', [ada.id]);
  expect(rows[0]?.copy).toMatchObject({
    strategies: [
      {
        ideas: [
          {
            title: expect.any(String),
            status: 'approved',
            drafts: [
              {
                format: 'blog',
                content_md: 'Mine',
                versions: [
                  { version: 1, engine: 'named@1' },
                  { version: 2, content_md: 'Mine', engine: 'you' },
                ],
              },
              { format: 'linkedin', versions: [{}] },
              { format: 'tweet', versions: [{}] },
            ],
          },
        ],
      },
    ],
  });
  expect(JSON.stringify(rows)).not.toMatch(/user_id|"attempt|last_attempt|shown_version/);
});

it('forgets them with the account, and leaves those of others', async () => {
  await app.runJobs();
  expect(await countRows(ada.id)).toEqual([1, 1, 3, 3]);
  await erase();
  expect(await countRows(ada.id)).toEqual([0, 0, 0, 0]);
  expect(await countRows(lin.id)).toEqual([1, 1, 3, 3]);
});

it('keeps nothing of drafts that are written while the account is deleted', async () => {
  engine.during = erase;
  await app.runJobs();
  expect(await countRows(ada.id)).toEqual([0, 0, 0, 0]);
  expect(await countRows(lin.id)).toEqual([1, 1, 3, 3]);
});
