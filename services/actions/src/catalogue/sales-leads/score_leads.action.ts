import { defineAction } from '../../engine/define-action';
import { jsonParam } from '../../engine/params';
import { NUMBER, ROW, TEXT, items, mapOf, members } from '../../engine/json-forms';
import { loadPhoneReader } from '../email-contacts/phone-number';
import { createDaysReader } from './score-leads/activity-date';
import { DEFAULT_RULES, DEFAULT_WEIGHTS } from './score-leads/default-rules';
import { deriveFacts } from './score-leads/derived-facts';
import { readLeadFields } from './score-leads/lead-fields';
import { checkLogic } from './score-leads/logic-check';
import { readLeads } from './score-leads/read-leads';
import { readRules, readWeights } from './score-leads/read-rules';
import { readPath, scaleGroups, scoreLead } from './score-leads/score-lead';
import { scoreLeadsOutput } from './score-leads/score-leads-output';
import type { ScoringRule } from './score-leads/scoring-rule';
import { examples } from './score_leads.examples';
import search from './score_leads.search.json';

const RULE = members(
  {
    id: TEXT,
    group: TEXT,
    when: { description: 'JSON-Logic over the lead and derived.*.' },
    points: NUMBER,
    reason: TEXT,
    one_of: TEXT,
  },
  ['when', 'points'],
);

export const scoreLeads = defineAction({
  slug: 'score_leads',
  title: 'Score leads',
  category: 'Sales & Leads',
  one_liner: '0-100 score per lead from fit and engagement rules, with the reason for each point',
  credit_cost: 3,
  latency_target_ms: 3_000,
  latency_class: 'standard',
  engine: 'deterministic',
  // The conditions are written by callers.
  pool: 'sandbox',
  limits: { timeoutMs: 15_000, maxInputBytes: 4_000_000 },
  needs: ['clock'],

  input: {
    params: [
      jsonParam('leads', 'Leads', {
        schema: items(ROW, { minItems: 1, maxItems: 10_000 }),
        required: true,
        placeholder:
          '[{"email": "ada@analytical-engines.co.uk", "job_title": "CTO", "employees": 120, "demo_requested": true}]',
        ui: { multiline: true, rows: 8 },
        description:
          'Up to 10,000 objects with the columns of your CRM. The default rules know job title, employees, email, phone, budget, visits, pricing_visits, emails_opened, emails_clicked, replied, demo_requested, last_activity, unsubscribed and bounced, under their English, French and Spanish names.',
      }),
      jsonParam('rules', 'Rules', {
        schema: items(RULE, { minItems: 1, maxItems: 100 }),
        placeholder:
          '[{"group": "fit", "when": {"==": [{"var": "country"}, "FR"]}, "points": 20, "reason": "In France"}]',
        ui: { multiline: true, rows: 6 },
        description:
          'Up to 100, instead of the default rules: "when" in JSON-Logic over the lead and derived.* (derived.seniority, derived.email_kind and the fields above), "points" (negative ones take away), "reason", "group", "one_of".',
      }),
      jsonParam('weights', 'Weights', {
        schema: mapOf(NUMBER),
        placeholder: '{"fit": 60, "engagement": 40}',
        description:
          'What each group of rules counts; fit 60 and engagement 40, or equal shares with rules of your own.',
      }),
    ],
    ui: {
      groups: [
        { id: 'main', label: 'Leads', items: ['leads'] },
        { id: 'rules', label: 'Scoring', items: ['rules', 'weights'] },
      ],
    },
  },

  output: scoreLeadsOutput,

  async handler({ leads, rules, weights }, { clock, signal, warn }) {
    const given = readLeads(leads);
    const chosen = rules === undefined ? DEFAULT_RULES : readRules(rules);
    const groups = [...new Set(chosen.map(({ group }) => group))];
    const wanted = readWeights(weights ?? (rules === undefined ? DEFAULT_WEIGHTS : toEqualShares(groups)), groups);

    const read = given.map((lead) => ({ lead, fields: readLeadFields(lead) }));
    const dates = read.flatMap(({ fields: { last_activity } }) => last_activity ?? []);
    const readDays = createDaysReader(dates, clock.now());
    const unread = dates.filter((date) => readDays(date) === null).length;
    if (unread > 0)
      warn(
        `${unread} of ${dates.length} dates of the last activity could not be read and count for nothing: write them as 2026-03-12.`,
      );
    const facilities = { readDays, readPhone: await loadPhoneReader() };
    const data = await Promise.all(
      read.map(async ({ lead, fields }) => withDerived(lead, await deriveFacts(fields, facilities))),
    );
    const paths = new Map(chosen.map((rule) => [rule, checkLogic(rule.when).paths]));
    const used = groups.filter((group) => (wanted.get(group) ?? 0) > 0 && isKnown(group, paths, data));
    for (const group of groups.filter((other) => !used.includes(other)))
      warn(`The group "${group}" does not count: no lead tells anything that its rules ask for, or its weight is 0.`);

    const { LogicEngine } = await import('json-logic-engine');
    const engine = new LogicEngine();
    const failures = new Map<string, number>();
    const active = chosen.filter(({ group }) => used.includes(group));
    const factors = scaleGroups(active, new Map(used.map((group) => [group, wanted.get(group) ?? 0])));
    const onFailure = ({ id }: ScoringRule) => void failures.set(id, (failures.get(id) ?? 0) + 1);
    const asked = [...new Set(active.flatMap((rule) => paths.get(rule) ?? []))];
    const rows = data.map((lead, index) => {
      if (index % 100 === 0) signal.throwIfAborted();
      const missing = asked
        .filter((path) => isUnknown(readPath(lead, path)))
        .map((path) => path.replace(/^derived\./, ''));
      return {
        index,
        lead: nameLead(read[index]?.fields ?? {}),
        ...scoreLead(engine, lead, { rules: active, factors, onFailure }),
        missing,
      };
    });
    for (const [id, count] of failures)
      warn(`The rule "${id}" could not be evaluated on ${count} of the leads and gave them nothing.`);
    const grades = { A: 0, B: 0, C: 0, D: 0 };
    for (const { grade } of rows) grades[grade] += 1;
    return { rows: rows.toSorted((a, b) => b.score - a.score || a.index - b.index), groups_used: used, grades };
  },

  examples,

  ...search,
});

/** What conditions read; without a prototype, so that they find nothing inherited. */
function withDerived(lead: object, derived: object): object {
  return Object.assign(Object.create(null) as object, lead, { derived });
}

function toEqualShares(groups: readonly string[]): Record<string, number> {
  return Object.fromEntries(groups.map((group) => [group, 1]));
}

/** Whether any lead tells something that the group's rules ask for. Rules that read nothing always count. */
function isKnown(group: string, paths: ReadonlyMap<ScoringRule, readonly string[]>, data: readonly object[]): boolean {
  const asked = [...paths].filter(([rule]) => rule.group === group).map(([, read]) => read);
  if (asked.some((read) => read.length === 0)) return true;
  const all = new Set(asked.flat());
  return data.some((lead) => [...all].some((path) => !isUnknown(readPath(lead, path))));
}

function isUnknown(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function nameLead({ id, email, name }: ReturnType<typeof readLeadFields>): string | null {
  const found = [id, email, name].find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? null : String(found).slice(0, 200);
}
