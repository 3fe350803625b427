import { join } from 'node:path';
import { expect, it } from 'vitest';
import { actions } from '../catalogue/catalogue';
import { evaluate, findLearned } from '../testing/router-evaluation/evaluate';
import { readEvaluationSet } from '../testing/router-evaluation/evaluation-set';
import { describeGates } from '../testing/router-evaluation/write-report';
import { summarize } from '../testing/router-evaluation/summarize';
import { GATES, MEASURED, passesGates } from './gates';

const folder = join(import.meta.dirname, '../../eval');
const set = ['router.jsonl', 'router-near.jsonl'].flatMap((name) => readEvaluationSet(join(folder, name)));
const whole = summarize(evaluate(actions, set));
/** No message of it was seen while the router was made. */
const heldOut = summarize(evaluate(actions, readEvaluationSet(join(folder, 'router-short.jsonl'))));

it.each([
  ['the whole set', whole],
  ['the messages that were held out', heldOut],
])('claims no more than what is measured on %s, and reaches the gates', (_, figures) => {
  expect(MEASURED.top1).toBeLessThanOrEqual(figures.top1);
  expect(MEASURED.top3).toBeLessThanOrEqual(figures.top3);
  expect(MEASURED.wrongRuns).toBeGreaterThanOrEqual(figures.wrongRuns);
  expect(MEASURED.outOfScopeRuns).toBeGreaterThanOrEqual(figures.outOfScopeRuns);
  expect(passesGates(figures)).toBe(true);
});

it('lets messages run actions by what is claimed', () => {
  expect(passesGates(MEASURED)).toBe(true);
});

it('reads the stated arguments, and names both of two actions', () => {
  expect(whole.argumentsRead).toBeGreaterThanOrEqual(0.9);
  expect(whole.bothOfTwo).toBeGreaterThanOrEqual(0.9);
});

it.each([
  [{ ...GATES, top1: 0.849 }, false],
  [{ ...GATES, top3: 0.949 }, false],
  [{ ...GATES, wrongRuns: 0.011 }, false],
  [{ ...GATES, outOfScopeRuns: 0.021 }, false],
  [GATES, true],
])('lets figures pass only when each reaches its gate: %j', (figures, isPassed) => {
  expect(passesGates(figures)).toBe(isPassed);
});

it('has a set of which a third is locked, and at most one message in a hundred is an utterance by chance', () => {
  expect(set.filter(({ locked }) => locked).length / set.length).toBeCloseTo(1 / 3, 1);
  const isLearned = findLearned(actions);
  expect(set.filter(({ message }) => isLearned(message)).length / set.length).toBeLessThan(0.01);
});

it('says whether messages run actions at present', () => {
  expect(describeGates()).toContain('open: a message that is sure runs its action');
  expect(describeGates({ ...MEASURED, top1: 0.84 })).toContain('closed: actions are proposed');
});
