import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RejectedInputError } from '../../engine/run-errors';
import { runAction } from '../../testing/run-action';
import { DEFAULT_RULES } from './score-leads/default-rules';
import { scoreLeads } from './score_leads.action';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

interface ScoredRow {
  readonly score: number;
  readonly reasons: readonly { readonly rule: string; readonly points: number }[];
}

const run = (input: Readonly<Record<string, unknown>>) =>
  runAction(scoreLeads, input, { clock: { now: () => new Date('2026-03-15T12:00:00Z') } });

// Of the form that was checked.
const score = async (input: Readonly<Record<string, unknown>>) => (await run(input)).data['rows'] as ScoredRow[];

const best = {
  job_title: 'Founder',
  employees: 200,
  email: 'a@company.fr',
  phone: '+33612345678',
  budget: 5000,
  demo_requested: 'yes',
  pricing_visits: 2,
  replied: true,
  visits: 9,
  emails_clicked: 3,
  last_activity: '2026-03-15',
};

describe('score_leads', () => {
  it('gives 100 to a lead on which every default rule with points applies', async () => {
    expect((await score({ leads: [best] }))[0]).toMatchObject({
      score: 100,
      grade: 'A',
      missing: ['emails_opened', 'unsubscribed', 'bounced'],
    });
  });

  it('counts the better of two rules of which one can apply', async () => {
    const [row] = await score({ leads: [{ ...best, emails_opened: 5 }] });
    expect(row?.reasons.map(({ rule }) => rule)).not.toContain('opened');
  });

  it('takes points away, and never goes below 0', async () => {
    const [row] = await score({ leads: [{ email: 'nobody', unsubscribed: true, visits: 3 }] });
    expect(row).toMatchObject({ score: 0, grade: 'D' });
    expect(row?.reasons.map(({ rule }) => rule)).toEqual(['invalid_email', 'visits_2', 'unsubscribed']);
  });

  it('explains every point: the reasons add up to the score', async () => {
    const lead = fc.record(
      {
        job_title: fc.constantFrom('CEO', 'Responsable achats', 'Becaria', ''),
        employees: fc.oneof(fc.nat(5_000), fc.constantFrom('51-200', '1 001+', 'many')),
        email: fc.constantFrom('a@gmail.com', 'a@company.fr', 'a@mailinator.com', 'a'),
        visits: fc.nat(10),
        demo_requested: fc.boolean(),
        last_activity: fc.constantFrom('2026-03-01', '2024-01-01', 'never'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(lead, { minLength: 1, maxLength: 5 }), async (leads) => {
        for (const row of await score({ leads })) {
          const sum = row.reasons.reduce((total, { points }) => total + points, 0);
          expect(row.score).toBe(Math.round(Math.min(100, Math.max(0, sum))));
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['Directrice générale', 'executive'],
    ['PDG', 'executive'],
    ['P.-D.G.', 'executive'],
    ['P.-D. G.', 'executive'],
    ['D.G.', 'executive'],
    ['P.D.G', 'executive'],
    ['P-DG', 'executive'],
    ['Assistante du P.-D.G.', null],
    ['Co-founder & CEO', 'executive'],
    ['Gerente general', 'executive'],
    ['Responsable marketing', 'manager'],
    ['Jefe de compras', 'manager'],
    ['Head of IT', 'manager'],
    ['Développeur', null],
    ['Doctor', null],
    ['Presidenta', 'executive'],
    ['Presidente', 'executive'],
    ['Vicepresidente de ventas', 'executive'],
    ['Vice-présidente', 'executive'],
    ['Consejera delegada', 'executive'],
    ['Dueña', 'executive'],
    ['Cofundadora', 'executive'],
    ['Directora ejecutiva', 'executive'],
    ['Directrice exécutive', 'executive'],
    ['Administrateur délégué', 'executive'],
    ['General manager', 'executive'],
    ['Partner', 'executive'],
    ['Product Owner & CTO', 'executive'],
    ['Directora financiera', 'manager'],
    ['Subdirector', 'manager'],
    ['Assistant store manager', 'manager'],
    ['Directeur de cabinet du président', 'manager'],
    ['Executive assistant to the founder', null],
    ['Advisor to the CEO', null],
    ['PA to our managing director', null],
    ['Assistante du directeur général', null],
    ['Secrétaire de la présidente', null],
    ['Conseiller du président', null],
    ['Asistente del consejero delegado', null],
    ['Secretaria de la directora', null],
    ['Asesor del presidente', null],
    ['Senior product owner', null],
    ['Dueño de producto', null],
    ['HR business partner', null],
    ['Sales associate', null],
  ])('takes the job title %s for %s', async (title, rule) => {
    const [row] = await score({ leads: [{ title }, best] }).then((rows) => rows.slice(1));
    expect(row?.reasons.map((reason) => reason.rule)).toEqual(rule ? [rule] : []);
  });

  it.each([
    ['2026-03-14 10:30', 1],
    ['2026-03-14 10:30:15 UTC', 1],
    ['14/03/2026', 1],
    ['13.3.2026 à 9h05', 2],
    ['Mar 14, 2026', 1],
    ['Saturday, March 14, 2026', 1],
    ['14 mars 2026', 1],
    ['14 de marzo de 2026', 1],
    ['03/14/2026 4:05 PM', 1],
  ])('reads the date %s', async (last_activity, days) => {
    const rules = [{ when: { '==': [{ var: 'derived.days_since_activity' }, days] }, points: 10 }];
    const { data, warnings } = await run({ leads: [{ last_activity }], rules });
    expect(data).toMatchObject({ rows: [{ score: 100 }] });
    expect(warnings).toEqual([]);
  });

  it('reads a date of two readings as the other dates of the list are written', async () => {
    const rules = [{ when: { '==': [{ var: 'derived.days_since_activity' }, 8] }, points: 10 }];
    const scoresOf = async (dates: readonly string[]) =>
      (await score({ leads: dates.map((last_activity) => ({ last_activity })), rules })).map((row) => row.score);
    expect(await scoresOf(['07/03/2026', '25/02/2026'])).toEqual([100, 0]);
    expect(await scoresOf(['03/07/2026', '02/25/2026'])).toEqual([100, 0]);
  });

  it.each(['demo_requested', 'Démo demandée', 'demande de démo', 'demo_solicitada'])(
    'counts a demo that was asked for under the name %s',
    async (column) => {
      const [row] = await score({ leads: [{ email: 'ada@acme.fr', [column]: 'oui' }] });
      expect(row?.reasons.map(({ rule }) => rule)).toContain('demo');
    },
  );

  it('says how many dates could not be read', async () => {
    const leads = ['02/03/2026', 'a while ago', '2026-03-01', ''].map((last_activity) => ({ ...best, last_activity }));
    const { warnings } = await run({ leads });
    expect(warnings).toEqual([
      '2 of 3 dates of the last activity could not be read and count for nothing: write them as 2026-03-12.',
    ]);
  });

  it('leaves out a group of which no lead tells anything, and says so', async () => {
    const { data, warnings } = await run({ leads: [{ job_title: 'CEO' }] });
    expect(data).toMatchObject({ groups_used: ['fit'], rows: [{ score: 30 }] });
    expect(warnings).toEqual([expect.stringContaining('"engagement" does not count')]);
  });

  it('says on how many leads a rule could not be evaluated', async () => {
    const rules = [{ id: 'sum', when: { '>': [{ '+': [{ var: 'a' }, 1] }, 1] }, points: 10 }];
    const { data, warnings } = await run({ leads: [{ a: 'x' }, { a: 2 }], rules });
    expect(data).toMatchObject({
      rows: [
        { index: 1, score: 100 },
        { index: 0, score: 0 },
      ],
    });
    expect(warnings).toEqual(['The rule "sum" could not be evaluated on 1 of the leads and gave them nothing.']);
  });

  it('weighs groups as told', async () => {
    const rules = [
      { id: 'a', group: 'one', when: { '==': [{ var: 'x' }, 1] }, points: 5 },
      { id: 'b', group: 'two', when: { '==': [{ var: 'y' }, 1] }, points: 5 },
    ];
    expect((await score({ leads: [{ x: 1, y: 0 }], rules, weights: { one: 3, two: 1 } }))[0]?.score).toBe(75);
    expect((await score({ leads: [{ x: 1, y: 0 }], rules }))[0]?.score).toBe(50);
  });

  it.each([
    [
      { leads: {} },
      'leads',
      'Must be a list of objects, for example [{"email": "ada@analytical-engines.co.uk", "job_title": "CTO", "employees": 120, "demo_requested": true}]',
    ],
    [{ leads: [1] }, 'leads', 'Item 1: must be an object'],
    [
      { leads: [{}], rules: [{ points: 1 }] },
      'rules',
      'Item 1: "when" is required: JSON-Logic over the lead and derived.*',
    ],
    [
      { leads: [{}], rules: [{ when: true, points: 0 }] },
      'rules',
      'Rule 1: "points" must be a number between -1000 and 1000, and not 0',
    ],
    [
      { leads: [{}], rules: [{ when: { throw: 'x' }, points: 1 }] },
      'rules',
      'Rule 1: "when" has the operator "throw", which is not supported',
    ],
    [
      { leads: [{}], rules: [{ when: { var: 'a.constructor.name' }, points: 1 }] },
      'rules',
      'Rule 1: "when" cannot read "a.constructor.name"',
    ],
    [
      { leads: [{}], rules: [{ when: { var: { cat: ['__pro', 'to__'] } }, points: 1 }] },
      'rules',
      'Rule 1: "when" "var" must name a field',
    ],
    [{ leads: [{}], rules: [{ when: true, points: -1 }] }, 'rules', 'At least one rule must have points above 0'],
    [{ leads: [{}], weights: { luck: 1 } }, 'weights', 'No rule is in the group "luck"; there is fit, engagement'],
    [{ leads: [{}], weights: { fit: 0 } }, 'weights', 'One weight must be above 0'],
  ])('refuses %j', async (input, field, message) => {
    await expect(run(input)).rejects.toThrow(new RejectedInputError(field, message));
  });

  it('refuses deep rules and deep leads', async () => {
    let deep: unknown = { var: 'a' };
    for (let level = 0; level < 1_000; level += 1) deep = { '!': [deep] };
    await expect(run({ leads: [{}], rules: [{ when: deep, points: 1 }] })).rejects.toThrow(RejectedInputError);
    await expect(run({ leads: [{ a: deep }] })).rejects.toThrow(RejectedInputError);
  });

  it('reads nothing inherited, under any name', async () => {
    const leads = [JSON.parse('{"__proto__": {"vip": true}, "constructor": 1, "a": 1}')];
    const rules = [
      { id: 'a', when: { '==': [{ var: 'a' }, 2] }, points: 1 },
      { id: 'vip', when: { '==': [{ var: 'vip' }, true] }, points: 1 },
      { id: 'x', when: { '==': [{ var: 'toString' }, null] }, points: 1 },
    ];
    expect((await score({ leads, rules }))[0]?.reasons.map(({ rule }) => rule)).toEqual(['x']);
  });

  it('scores 1,000 leads within five seconds', async () => {
    const startedAt = process.threadCpuUsage();
    expect(await score({ leads: Array.from({ length: 1_000 }, () => best) })).toHaveLength(1_000);
    expect(cpuMsSince(startedAt)).toBeLessThan(5_000);
  });

  it('documents each default rule with its points', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/guides/lead-scoring.md'), 'utf8');
    for (const { id, points } of DEFAULT_RULES) expect(guide).toMatch(new RegExp(`\\| \`${id}\` +\\| +${points} +\\|`));
  });
});
