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
const { around, failPoint, passing } = readFailPoint<FailPoint>();

around(AnalysisCharges.prototype, 'charge', {
  before: 'before the charge',
  after: 'after the charge, before the strategy',
});
around(AnalysisCharges.prototype, 'refund', {
  before: 'before the refund',
  after: 'after the refund, before the commit',
});
around(PaidAnalysesRepository.prototype, 'create', { after: 'after the strategy is stored, before the answer' });
around(EmbeddedEngine.prototype, 'analyse', { before: 'during the analysis' });
around(AnalysisRepository.prototype, 'complete', {
  before: 'after the analysis, before it is stored',
  after: 'after it is stored, before the job ends',
});
around(AnalysisRepository.prototype, 'fail', { after: 'after the refund is stored, before the job ends' });

const { add } = Jobs.prototype;

Jobs.prototype.add = async function (this: Jobs, ...job: Parameters<typeof add>) {
  await add.apply(this, job);
  // Recurring jobs are added when the service starts.
  if (job[1].name === ANALYSE_STRATEGY.name) await passing('after the job, before the commit');
};

const { handle } = AnalyseStrategyJob.prototype;

AnalyseStrategyJob.prototype.handle = async function (this: AnalyseStrategyJob, request) {
  // The answer is lost first.
  if (failPoint === 'after the strategy is stored, before the answer') return;
  await passing('before the analysis begins');
  await handle.call(this, request);
};

await runService({ name: 'flow', module: AppModule });
