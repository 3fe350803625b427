import { Jobs, runService } from '@declic/nest-kit';
import { readFailPoint } from '@declic/nest-kit/testing/fail-points';
import { AppModule } from '../app.module';
import { EmbeddedEngine } from '../engine/embedded/embedded-engine';
import { AnalyseStrategyJob } from '../modules/analysis/analyse-strategy.job';
import { AnalysisRepository } from '../modules/analysis/analysis.repository';
import { AnalysisCharges } from '../modules/charges/analysis-charges';
import { PaidAnalysesRepository } from '../modules/strategies/paid-analyses.repository';
import { ANALYSE_STRATEGY } from '../modules/strategies/strategies.jobs';
import type { FailPoint } from './fail-points';

/** The service as it is, except that it stops at one point, says so, and waits there to be killed. Only tests build this file. */
const { failPoint, passing } = readFailPoint<FailPoint>();

const { charge, refund } = AnalysisCharges.prototype;

AnalysisCharges.prototype.charge = async function (this: AnalysisCharges, ...order) {
  await passing('before the charge');
  const charged = await charge.apply(this, order);
  await passing('after the charge, before the strategy');
  return charged;
};

AnalysisCharges.prototype.refund = async function (this: AnalysisCharges, ...order) {
  await passing('before the refund');
  await refund.apply(this, order);
  await passing('after the refund, before the commit');
};

const { add } = Jobs.prototype;

Jobs.prototype.add = async function (this: Jobs, ...job: Parameters<typeof add>) {
  await add.apply(this, job);
  // Recurring jobs are added when the service starts.
  if (job[1].name === ANALYSE_STRATEGY.name) await passing('after the job, before the commit');
};

const { create } = PaidAnalysesRepository.prototype;

PaidAnalysesRepository.prototype.create = async function (this: PaidAnalysesRepository, strategy) {
  const id = await create.call(this, strategy);
  await passing('after the strategy is stored, before the answer');
  return id;
};

const { handle } = AnalyseStrategyJob.prototype;

AnalyseStrategyJob.prototype.handle = async function (this: AnalyseStrategyJob, request) {
  // The answer is lost first.
  if (failPoint === 'after the strategy is stored, before the answer') return;
  await passing('before the analysis begins');
  await handle.call(this, request);
};

const { analyse } = EmbeddedEngine.prototype;

EmbeddedEngine.prototype.analyse = async function (this: EmbeddedEngine, intake, onStep) {
  await passing('during the analysis');
  return analyse.call(this, intake, onStep);
};

const { complete, fail } = AnalysisRepository.prototype;

AnalysisRepository.prototype.complete = async function (this: AnalysisRepository, ...end) {
  await passing('after the analysis, before it is stored');
  const isWritten = await complete.apply(this, end);
  await passing('after it is stored, before the job ends');
  return isWritten;
};

AnalysisRepository.prototype.fail = async function (this: AnalysisRepository, ...end) {
  const isWritten = await fail.apply(this, end);
  await passing('after the refund is stored, before the job ends');
  return isWritten;
};

await runService({ name: 'flow', module: AppModule });
