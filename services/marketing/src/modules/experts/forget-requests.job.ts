import { periodicJob } from '@declic/nest-kit';
import { FORGET_EXPERT_REQUESTS } from './experts.jobs';
import { ExpertsRepository } from './experts.repository';

/** As the privacy page says. */
const KEPT_MONTHS = 24;

/** Erases requests to the experts after 24 months. */
export class ForgetRequestsJob extends periodicJob({
  definition: FORGET_EXPERT_REQUESTS,
  intervalMs: 24 * 3_600_000,
  failure: 'Old requests to the experts were not erased',
  provider: ExpertsRepository,
  run: (experts) => experts.forget(KEPT_MONTHS),
}) {}
