import type { Schemas } from '@declic/openapi/actions';
import { factory } from '@declic/openapi/factories';

/** What a run in the playground is answered with. */
export const aTestResult = factory<Schemas['TestResult']>({
  status: 200,
  data: { engine: 'template', note: 'Bread is good.' },
  error: null,
  cost: 2,
  balance: 497,
  duration_ms: 12.4,
  request_id: 'req_1',
  warnings: [],
  problem: null,
  retry_after: null,
  is_replay: false,
  rate_limit: null,
});
