import type { Action } from '../engine/action';
import { defineAction } from '../engine/define-action';

const facts = {
  aliases: [],
  title: 'Test',
  category: 'Tests',
  one_liner: 'For tests only.',
  tags: [],
  latency_target_ms: 100,
  latency_class: 'express',
  engine: 'deterministic',
  network: 'none',
  needs: [],
  input: { params: [] },
  output: { type: 'object', required: ['done'] },
  examples: [],
  utterances: { en: [], fr: [], es: [] },
} as const;

/** Actions that go wrong in every way there is. */
const misbehaved: readonly Action[] = [
  defineAction({
    ...facts,
    slug: 'throws',
    credit_cost: 7,
    limits: { timeoutMs: 1_000, maxInputBytes: 100 },
    handler: () => Promise.reject(new Error('boom')),
  }),
  defineAction({
    ...facts,
    slug: 'hangs',
    credit_cost: 7,
    limits: { timeoutMs: 50, maxInputBytes: 100 },
    handler: () => new Promise<object>(() => undefined),
  }),
  defineAction({
    ...facts,
    slug: 'lies',
    credit_cost: 7,
    limits: { timeoutMs: 1_000, maxInputBytes: 100 },
    handler: () => ({ nothing: true }),
  }),
  defineAction({
    ...facts,
    slug: 'unwritable',
    credit_cost: 7,
    limits: { timeoutMs: 1_000, maxInputBytes: 100 },
    handler: () => ({ done: 1n }),
  }),
  defineAction({
    ...facts,
    slug: 'works',
    credit_cost: 7,
    limits: { timeoutMs: 1_000, maxInputBytes: 100 },
    handler: () => ({ done: true }),
  }),
];

/** An action that ends when the test says so. */
export function heldAction() {
  const { promise, resolve } = Promise.withResolvers<object>();
  const action = defineAction({
    ...facts,
    slug: 'held',
    credit_cost: 7,
    limits: { timeoutMs: 10_000, maxInputBytes: 100 },
    handler: () => promise,
  });
  return { action, release: () => resolve({ done: true }) };
}

export const fakeRegistry = {
  find: (slug: string): Action | undefined => misbehaved.find((action) => action.slug === slug),
};
