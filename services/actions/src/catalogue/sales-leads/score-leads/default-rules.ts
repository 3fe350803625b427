import type { ScoringRule } from './scoring-rule';

type Entry = readonly [id: string, points: number, reason: string, when: unknown, oneOf?: string];

const d = (name: string) => ({ var: `derived.${name}` });
const is = (name: string, value: unknown) => ({ '==': [d(name), value] });
const between = (name: string, from: number, to: number) => ({
  and: [{ '!==': [d(name), null] }, { '<=': [from, d(name), to] }],
});
const atLeast = (name: string, from: number) => between(name, from, Number.MAX_SAFE_INTEGER);

const FIT: readonly Entry[] = [
  ['executive', 30, 'The job title "{derived.title}" decides on purchases', is('seniority', 'executive'), 'seniority'],
  ['manager', 18, 'The job title "{derived.title}" leads a team', is('seniority', 'manager'), 'seniority'],
  ['size_50_999', 25, '{derived.employees} employees: mid-size company', between('employees', 50, 999), 'size'],
  ['size_1000', 15, '{derived.employees} employees: large company', atLeast('employees', 1_000), 'size'],
  ['size_10_49', 15, '{derived.employees} employees: small company', between('employees', 10, 49), 'size'],
  ['company_email', 15, 'The e-mail is at a domain of its own', is('email_kind', 'company')],
  ['phone', 10, 'A valid phone number is known', is('phone_valid', true)],
  ['budget', 20, 'A budget of {derived.budget} is stated', { '>': [d('budget'), 0] }],
  ['invalid_email', -30, 'The e-mail address is invalid', is('email_kind', 'invalid')],
  ['disposable_email', -20, 'The e-mail address is disposable', is('email_kind', 'disposable')],
];

const ENGAGEMENT: readonly Entry[] = [
  ['demo', 35, 'A demo was requested', is('demo_requested', true)],
  ['pricing', 20, 'Visits of the pricing page: {derived.pricing_visits}', atLeast('pricing_visits', 1)],
  ['replied', 15, 'Replied to a message', is('replied', true)],
  ['visits_5', 15, 'Visits of the site: {derived.visits}', atLeast('visits', 5), 'visits'],
  ['visits_2', 8, 'Visits of the site: {derived.visits}', between('visits', 2, 4), 'visits'],
  [
    'clicked',
    10,
    'E-mails in which a link was clicked: {derived.emails_clicked}',
    atLeast('emails_clicked', 1),
    'mail',
  ],
  ['opened', 5, 'E-mails opened: {derived.emails_opened}', atLeast('emails_opened', 1), 'mail'],
  [
    'active_7',
    20,
    'Days since the last activity: {derived.days_since_activity}',
    between('days_since_activity', 0, 7),
    'recency',
  ],
  [
    'active_30',
    10,
    'Days since the last activity: {derived.days_since_activity}',
    between('days_since_activity', 8, 30),
    'recency',
  ],
  ['inactive', -15, 'Days without activity: {derived.days_since_activity}', atLeast('days_since_activity', 181)],
  ['unsubscribed', -40, 'Unsubscribed', is('unsubscribed', true)],
  ['bounced', -30, 'An e-mail bounced', is('bounced', true)],
];

/** What counts where the caller gives no rules; documented in docs/guides/lead-scoring.md. */
export const DEFAULT_RULES: readonly ScoringRule[] = [...toRules('fit', FIT), ...toRules('engagement', ENGAGEMENT)];

export const DEFAULT_WEIGHTS: Readonly<Record<string, number>> = { fit: 60, engagement: 40 };

function toRules(group: string, entries: readonly Entry[]): ScoringRule[] {
  return entries.map(([id, points, reason, when, one_of]) => ({
    id,
    group,
    points,
    reason,
    when,
    one_of: one_of ?? null,
  }));
}
