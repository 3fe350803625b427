import { type CallBudget, type CommonConfig, perVisitor } from '@declic/nest-kit';

const DELIVERIES_PER_HOUR = 3_000;

/** What the workflows on one network may deliver. */
export const DELIVERIES: CallBudget = {
  scope: 'workflow-delivery',
  windowSeconds: 3600,
  limit: (config: CommonConfig) => perVisitor(DELIVERIES_PER_HOUR, config),
};
