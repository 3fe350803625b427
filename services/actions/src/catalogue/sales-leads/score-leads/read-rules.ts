import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';
import { checkLogic } from './logic-check';
import type { ScoringRule } from './scoring-rule';

const MAX_RULES = 100;
const MAX_POINTS = 1_000;

/** @throws {RejectedInputError} naming the first rule that has another form. */
export function readRules(value: unknown): ScoringRule[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_RULES)
    throw new RejectedInputError('rules', `Must be a list of 1 to ${MAX_RULES} rules`);
  const rules = value.map(readRule);
  if (rules.every(({ points }) => points <= 0))
    throw new RejectedInputError('rules', 'At least one rule must have points above 0');
  return rules;
}

function readRule(rule: unknown, index: number): ScoringRule {
  const refuse = (message: string) => new RejectedInputError('rules', `Rule ${index + 1}: ${message}`);
  if (!isRecord(rule)) throw refuse('Must be an object');
  const { when, points, reason, group = 'fit', id = `rule_${index + 1}`, one_of = null } = rule;
  if (typeof points !== 'number' || !Number.isFinite(points) || Math.abs(points) > MAX_POINTS || points === 0)
    throw refuse(`"points" must be a number between -${MAX_POINTS} and ${MAX_POINTS}, and not 0`);
  if (when === undefined) throw refuse('"when" is required: a condition in JSON-Logic');
  const { problem } = checkLogic(when);
  if (problem !== null) throw refuse(`"when" ${problem}`);
  if (!isName(group)) throw refuse('"group" must be a name of up to 40 characters');
  if (!isName(id)) throw refuse('"id" must be a name of up to 40 characters');
  if (one_of !== null && !isName(one_of)) throw refuse('"one_of" must be a name of up to 40 characters');
  if (reason !== undefined && (typeof reason !== 'string' || reason.length > 300))
    throw refuse('"reason" must be a text of up to 300 characters');
  return { id, group, when, points, reason: reason ?? id, one_of };
}

/** @throws {RejectedInputError} when a weight is no number from 0 up, or all are 0. */
export function readWeights(value: unknown, groups: readonly string[]): Map<string, number> {
  if (!isRecord(value))
    throw new RejectedInputError('weights', 'Must be an object such as {"fit": 60, "engagement": 40}');
  for (const [group, weight] of Object.entries(value)) {
    if (!groups.includes(group))
      throw new RejectedInputError(
        'weights',
        `No rule is in the group "${group.slice(0, 40)}"; there is ${groups.join(', ')}`,
      );
    if (typeof weight !== 'number' || !(weight >= 0 && weight <= 1e6))
      throw new RejectedInputError('weights', `"${group}" must be a number from 0 to 1000000`);
  }
  const weights = new Map(groups.map((group) => [group, Object.hasOwn(value, group) ? Number(value[group]) : 0]));
  if ([...weights.values()].every((weight) => weight === 0))
    throw new RejectedInputError('weights', 'One weight must be above 0');
  return weights;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 40;
}
