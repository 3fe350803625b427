/** The facts that actions of tests share; free of the network, they run in the process of the test. */
export const testFacts = {
  title: 'Test',
  category: 'Tests',
  one_liner: 'For tests only.',
  tags: [],
  credit_cost: 1,
  latency_target_ms: 100,
  latency_class: 'express',
  engine: 'deterministic',
  pool: 'inline',
  limits: { timeoutMs: 1_000, maxInputBytes: 100 },
  input: { params: [] },
  output: { type: 'object' },
  examples: [],
  utterances: { en: [], fr: [], es: [] },
} as const;
