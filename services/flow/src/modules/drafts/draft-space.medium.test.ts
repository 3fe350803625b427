import { beforeEach, expect, it } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { approvedIdea } from '../../testing/approved-idea';
import { contentClient, readRefusal } from '../../testing/content-client';
import { ada } from '../../testing/people';
import { startContent } from '../../testing/start-content';

const { db, app } = await startContent();
const asAda = () => contentClient(app, ada);

let strategy: string;
let drafts: Awaited<ReturnType<typeof approvedIdea>>['drafts'];
beforeEach(async () => {
  strategy = await anAnalysedStrategy(db, ada);
  drafts = (await approvedIdea(asAda(), strategy)).drafts;
  await app.runJobs();
});

const save = (draft: string, text: string, version: number) => asAda().save(draft, text, version);
const versionsOf = async (draft: string) =>
  (await asAda().versions(draft)).json<{ versions: { version: number }[] }>().versions.map(({ version }) => version);

it('refuses a longer text where the drafts of a strategy have as much as they may, and takes a shorter one', async () => {
  const { content_md: before } = await asAda().draft(drafts.blog);
  await db.owner.query(`update flow_drafts set content_md = repeat('x', 8000000) where id = $1`, [drafts.linkedin]);
  const refused = await save(drafts.blog, `${before} and more`, 1);
  expect(readRefusal(refused)).toEqual([409, 'drafts_full']);
  expect(await asAda().draft(drafts.blog)).toMatchObject({ version: 1, content_md: before });

  expect((await save(drafts.blog, 'Less.', 1)).statusCode).toBe(200);
  expect(readRefusal(await asAda().restore(drafts.blog, 1))).toEqual([409, 'drafts_full']);
});

it('writes what an engine was asked for all the same', async () => {
  await db.owner.query(`update flow_drafts set content_md = repeat('x', 8000000) where id = $1`, [drafts.linkedin]);
  await asAda().rewrite(drafts.blog);
  await app.runJobs();
  expect(await asAda().draft(drafts.blog)).toMatchObject({ version: 2, status: 'ready' });
});

it('forgets the oldest versions of a strategy first where they are too much together, and no present text', async () => {
  await save(drafts.linkedin, 'Mine', 1);
  await save(drafts.tweet, 'Mine', 1);
  await db.owner.query(
    `update flow_draft_versions set content_md = repeat('x', 16000000), written_at = written_at - interval '1 day'
      where draft_id = $1 and version = 1`,
    [drafts.linkedin],
  );
  const other = (await approvedIdea(asAda(), await anAnalysedStrategy(db, ada))).drafts.blog;
  await app.runJobs();
  expect(await versionsOf(drafts.linkedin)).toEqual([2, 1]);
  await save(drafts.blog, 'Mine', 1);
  expect(await versionsOf(drafts.linkedin)).toEqual([2]);
  expect(await versionsOf(drafts.tweet)).toEqual([2, 1]);
  expect(await versionsOf(drafts.blog)).toEqual([2, 1]);
  expect(await versionsOf(other)).toEqual([1]);
});
