import type { Action } from '../engine/action';
import { defineAction } from '../engine/define-action';
import { RejectedInputError, UpstreamError } from '../engine/run-errors';

const facts = {
  aliases: [],
  title: 'Test',
  category: 'Tests',
  one_liner: 'For tests only.',
  tags: [],
  latency_target_ms: 100,
  latency_class: 'express',
  engine: 'deterministic',
  pool: 'inline',
  network: 'none',
  needs: [],
  input: { params: [] },
  output: { type: 'object', required: ['done'] },
  examples: [],
  utterances: { en: [], fr: [], es: [] },
} as const;

/** An action that costs 7 credits. */
const anAction = (slug: string, handler: () => object | Promise<object>, timeoutMs = 1_000) =>
  defineAction({ ...facts, slug, credit_cost: 7, limits: { timeoutMs, maxInputBytes: 100 }, handler });

/** Actions that go wrong in every way there is, and one that works. */
const fakeActions: readonly Action[] = [
  anAction('throws', () => Promise.reject(new Error('boom'))),
  anAction('hangs', () => new Promise<object>(() => undefined), 50),
  anAction('rejects', () => Promise.reject(new RejectedInputError('file', 'The PDF has a password.'))),
  anAction('finds_nobody', () => Promise.reject(new UpstreamError('The page did not answer.'))),
  anAction('lies', () => ({ nothing: true })),
  anAction('unwritable', () => ({ done: 1n })),
  anAction('works', () => ({ done: true })),
];

/** An action that ends when the test says so. */
export function heldAction() {
  const { promise, resolve } = Promise.withResolvers<object>();
  return { action: anAction('held', () => promise, 10_000), release: () => resolve({ done: true }) };
}

/** The fake actions, and some of the test's own. */
export function registryWith(...own: readonly Action[]) {
  return { find: (slug: string) => [...fakeActions, ...own].find((action) => action.slug === slug) };
}

export const fakeRegistry = registryWith();
