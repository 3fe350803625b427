import { runService } from '@declic/nest-kit';
import { readFailPoint } from '@declic/nest-kit/testing/fail-points';
import { AppModule } from '../app.module';
import { BackgroundRunsRepository } from '../modules/background-queue/background-runs.repository';
import { CallbacksRepository } from '../modules/background-runs/callbacks.repository';
import { ActionsRegistry } from '../modules/catalogue/actions.registry';
import { FilesRepository } from '../modules/files/files.repository';
import { FairSlots } from '@declic/media/confinement';
import { PoolWorker } from '../engine/pools/pool-worker';
import { RunsRepository } from '../modules/runs/runs.repository';
import type { FailPoint } from './fail-points';

/**
 * The service as it is, except that it stops at one point of a run, says so, and waits there to be killed, or for PAUSE_MS. Only
 * tests build this file.
 */
const { around, failPoint, passing } = readFailPoint<FailPoint>();

around(RunsRepository.prototype, 'begin', {
  before: 'before the charge',
  after: 'after the charge, before the run',
});

const { find } = ActionsRegistry.prototype;

ActionsRegistry.prototype.find = function (this: ActionsRegistry, slug) {
  const action = find.call(this, slug);
  return (
    action && {
      ...action,
      async execute(...run) {
        await passing('during the run');
        return action.execute(...run);
      },
    }
  );
};

around(FairSlots.prototype, 'take', { before: 'while it waits for a worker' });

const { run } = PoolWorker.prototype;

PoolWorker.prototype.run = async function (this: PoolWorker, job, core, ports) {
  const reply = run.call(this, job, core, ports);
  // The worker works on.
  await passing('while its worker runs');
  await reply.catch(() => undefined);
  await passing('when its worker has replied');
  return reply;
};

const { finish } = RunsRepository.prototype;

RunsRepository.prototype.finish = async function (this: RunsRepository, end) {
  await passing('after the run, before it is settled');
  const finishing = finish.call(this, end);
  // The database works on.
  await passing('while it is settled');
  const finished = await finishing;
  await passing('after it is settled, before the answer');
  return finished;
};

around(FilesRepository.prototype, 'reserve', { after: 'after a file is reserved, before its content is written' });
around(FilesRepository.prototype, 'confirm', { before: 'after its content is written, before it is confirmed' });

const background = BackgroundRunsRepository.prototype;
const { begin: beginNext } = background;

around(background, 'accept', {
  before: 'after the charge, before the acceptance',
  after: 'after the acceptance, before the answer',
});
around(background, 'end', { before: 'after it has run, before its end is written' });

background.begin = async function (this: BackgroundRunsRepository) {
  await passing('accepted, before it begins');
  // Its own run waits, and so the answer is lost first.
  if (failPoint === 'after the acceptance, before the answer') return null;
  const run = await beginNext.call(this);
  await passing('begun, before it runs');
  return run;
};

around(CallbacksRepository.prototype, 'take', { before: 'ended, before its callback is sent' });
around(CallbacksRepository.prototype, 'note', { before: 'after its callback is sent, before that is noted' });
around(RunsRepository.prototype, 'finishAtPrice', {
  before: 'after the run, before it is settled',
  after: 'after it is settled, before the answer',
});

await runService({ name: 'actions', module: AppModule });
