import type { LogicEngine } from 'json-logic-engine';
import type { ScoringRule } from './scoring-rule';

interface ScoreReason {
  readonly rule: string;
  readonly group: string;
  /** Of the 100; the points of all reasons add up to the score before it is cut at 0 and 100. */
  readonly points: number;
  readonly reason: string;
}

export interface LeadScore {
  readonly score: number;
  readonly grade: 'A' | 'B' | 'C' | 'D';
  readonly reasons: readonly ScoreReason[];
}

export interface Scale {
  readonly rules: readonly ScoringRule[];
  /** Points of the 100 for each point of a rule, by group. */
  readonly factors: ReadonlyMap<string, number>;
  readonly onFailure: (rule: ScoringRule) => void;
}

/** What each rule's point is worth: a group with all its points gives its share of the weights. */
export function scaleGroups(rules: readonly ScoringRule[], weights: ReadonlyMap<string, number>): Map<string, number> {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map(
    [...weights].map(([group, weight]) => {
      const most = mostPoints(rules.filter((rule) => rule.group === group));
      return [group, most > 0 && total > 0 ? (100 * weight) / total / most : 0];
    }),
  );
}

/** Scores a lead, and says for each rule that applied what it gave. */
export function scoreLead(engine: LogicEngine, data: object, { rules, factors, onFailure }: Scale): LeadScore {
  const applied = rules.filter((rule) => {
    try {
      return Boolean(engine.run(rule.when, data));
    } catch {
      // The condition does not fit this lead's values, such as a sum of texts.
      onFailure(rule);
      return false;
    }
  });
  const reasons = applied
    .filter((rule) => isHighest(rule, applied))
    .map(({ id, group, points, reason }) => ({
      rule: id,
      group,
      points: Math.round(points * (factors.get(group) ?? 0) * 100) / 100,
      reason: fillIn(reason, data),
    }))
    .filter(({ points }) => points !== 0);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  const score = Math.round(Math.min(100, Math.max(0, sum)));
  return { score, grade: score >= 75 ? 'A' : score >= 50 ? 'B' : score >= 25 ? 'C' : 'D', reasons };
}

/** The value at a path such as `derived.title`; nothing inherited. */
export function readPath(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return isThere ? (value as Readonly<Record<string, unknown>>)[key] : undefined; // It has the key.
  }, data);
}

function mostPoints(rules: readonly ScoringRule[]): number {
  const best = new Map<string, number>();
  for (const { one_of, id, points } of rules) {
    const key = one_of === null ? `rule ${id}` : `one of ${one_of}`;
    best.set(key, Math.max(best.get(key) ?? 0, points));
  }
  return [...best.values()].reduce((sum, points) => sum + points, 0);
}

function isHighest(rule: ScoringRule, applied: readonly ScoringRule[]): boolean {
  if (rule.one_of === null) return true;
  const rivals = applied.filter(({ one_of, group }) => one_of === rule.one_of && group === rule.group);
  return rivals.every(
    (rival) =>
      rival === rule ||
      rival.points < rule.points ||
      (rival.points === rule.points && applied.indexOf(rule) < applied.indexOf(rival)),
  );
}

function fillIn(reason: string, data: object): string {
  return reason.replaceAll(/\{([\w.]{1,80})\}/g, (_, path: string) => {
    const value = readPath(data, path);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value).slice(0, 80)
      : '?';
  });
}
