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
const { failPoint, passing } = readFailPoint<FailPoint>();

const { begin, finish, finishAtPrice } = RunsRepository.prototype;
const { find } = ActionsRegistry.prototype;

RunsRepository.prototype.begin = async function (this: RunsRepository, run) {
  await passing('before the charge');
  const start = await begin.call(this, run);
  await passing('after the charge, before the run');
  return start;
};

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

const { take: takeSlot } = FairSlots.prototype;
const { run } = PoolWorker.prototype;

FairSlots.prototype.take = async function (this: FairSlots, account, signal) {
  await passing('while it waits for a worker');
  return takeSlot.call(this, account, signal);
};

PoolWorker.prototype.run = async function (this: PoolWorker, job, core, ports) {
  const reply = run.call(this, job, core, ports);
  // The worker works on.
  await passing('while its worker runs');
  await reply.catch(() => undefined);
  await passing('when its worker has replied');
  return reply;
};

RunsRepository.prototype.finish = async function (this: RunsRepository, end) {
  await passing('after the run, before it is settled');
  const finishing = finish.call(this, end);
  // The database works on.
  await passing('while it is settled');
  const finished = await finishing;
  await passing('after it is settled, before the answer');
  return finished;
};

const { reserve, confirm } = FilesRepository.prototype;

FilesRepository.prototype.reserve = async function (this: FilesRepository, ...file) {
  const stored = await reserve.apply(this, file);
  await passing('after a file is reserved, before its content is written');
  return stored;
};

FilesRepository.prototype.confirm = async function (this: FilesRepository, ...file) {
  await passing('after its content is written, before it is confirmed');
  return confirm.apply(this, file);
};

const background = BackgroundRunsRepository.prototype;
const { accept, begin: beginNext, end } = background;
const { take, note } = CallbacksRepository.prototype;

background.accept = async function (this: BackgroundRunsRepository, run) {
  await passing('after the charge, before the acceptance');
  const isAccepted = await accept.call(this, run);
  await passing('after the acceptance, before the answer');
  return isAccepted;
};

background.begin = async function (this: BackgroundRunsRepository) {
  await passing('accepted, before it begins');
  // Its own run waits, and so the answer is lost first.
  if (failPoint === 'after the acceptance, before the answer') return null;
  const run = await beginNext.call(this);
  await passing('begun, before it runs');
  return run;
};

background.end = async function (this: BackgroundRunsRepository, run, outcome) {
  await passing('after it has run, before its end is written');
  return end.call(this, run, outcome);
};

CallbacksRepository.prototype.take = async function (this: CallbacksRepository, now, most) {
  await passing('ended, before its callback is sent');
  return take.call(this, now, most);
};

CallbacksRepository.prototype.note = async function (this: CallbacksRepository, id, attempt, plan) {
  await passing('after its callback is sent, before that is noted');
  return note.call(this, id, attempt, plan);
};

RunsRepository.prototype.finishAtPrice = async function (this: RunsRepository, ...end) {
  await passing('after the run, before it is settled');
  const finished = await finishAtPrice.apply(this, end);
  await passing('after it is settled, before the answer');
  return finished;
};

await runService({ name: 'actions', module: AppModule });
