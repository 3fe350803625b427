import { beforeEach, describe, expect, it } from 'vitest';
import { killAt } from '../../testing/kill-content-job';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { contentClient } from '../../testing/content-client';
import { FAIL_POINTS } from '../../testing/content-fail-points';
import { ada } from '../../testing/people';
import { startContent } from '../../testing/start-content';
import { WRITE_IDEAS } from '../ideas/ideas.jobs';
import { WRITE_DRAFT } from './drafts.jobs';

const { db, app: survivor } = await startContent();

const asAda = () => contentClient(survivor, ada);

let strategy: string;
beforeEach(async () => {
  strategy = await anAnalysedStrategy(db, ada);
});

/** What the other workers do when the lock of a worker has been free for some seconds: its jobs are in the queue again. */
async function takeOver(): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await db.dataSource.query(`update flow_jobs.${table} set locked_at = null, locked_by = null`);
  await survivor.runJobs();
}

/** Of ideas and drafts; recurring jobs are always there. */
const countJobs = async () => {
  const jobs: unknown[] = await db.dataSource.query(
    `select from flow_jobs._private_jobs job join flow_jobs._private_tasks task on task.id = job.task_id
     where task.identifier in ($1, $2)`,
    [WRITE_IDEAS.name, WRITE_DRAFT.name],
  );
  return jobs.length;
};

describe('a service that is killed loses and doubles no idea and no draft', () => {
  it.each(FAIL_POINTS)('ideas: %s', async (point) => {
    await asAda().generate(strategy, { count: 5 });
    await killAt(point, db.url);
    expect((await asAda().ideas(strategy)).length).toBe(point === 'stored, before the job is done' ? 5 : 0);
    await takeOver();

    const ideas = await asAda().ideas(strategy);
    expect(ideas).toHaveLength(5);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(5);
    expect((await asAda().strategy(strategy)).idea_generation).toMatchObject({ state: 'idle', message: null });
    expect(await countJobs()).toBe(0);
  });

  it.each(FAIL_POINTS)('drafts: %s', async (point) => {
    const [idea] = await asAda().generated(strategy, 1);
    await asAda().setStatus(idea?.id ?? '', 'approved');
    await killAt(point, db.url);
    await takeOver();

    const [{ drafts } = { drafts: [] }] = await asAda().ideas(strategy);
    expect(drafts.map(({ format_type: format, status, version }) => [format, status, version])).toEqual([
      ['blog', 'ready', 1],
      ['linkedin', 'ready', 1],
      ['tweet', 'ready', 1],
    ]);
    for (const { id, content_md: text } of drafts)
      expect((await asAda().versions(id)).json().versions).toMatchObject([{ version: 1, content_md: text }]);
    expect(await countJobs()).toBe(0);
  });
});
