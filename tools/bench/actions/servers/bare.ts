import { serveEndpoint } from './serve-endpoint.ts';

const ANSWER = {
  status: 200,
  data: { verdict: 'valid', reasons: [], normalized: 'ada@example.com', suggestion: null, engine: 'deterministic' },
  cost: 1,
  balance: 1_000_000,
  duration_ms: 0.1,
  request_id: '019aa1de-92f8-7443-a9d2-0123456789ab',
};

await serveEndpoint(() => ANSWER);
