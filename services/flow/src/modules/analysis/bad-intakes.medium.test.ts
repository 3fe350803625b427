import { seededRandom } from '@declic/nest-kit/testing';
import { expect, it } from 'vitest';
import { openAccounts } from '../../testing/an-account';
import { flowClient } from '../../testing/flow-client';
import { anIntakeBody } from '../../testing/intake-body';
import { startFlow } from '../../testing/start-flow';

const { db, app } = await startFlow({ also: ['accounts'] });
const accounts = await openAccounts(db);

const bare = { strategy_name: 'Strategy', competitors: '' };

async function analysed(body: object) {
  const user = await accounts.open({ credits: 5 });
  const flow = flowClient(app, user);
  const id = await flow.created(anIntakeBody({ ...bare, ...body }));
  await app.runJobs();
  return { strategy: await flow.strategy(id), balance: await accounts.balance(user) };
}

function noise(length: number): string {
  const random = seededRandom(7);
  return Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 94))).join('');
}

const unreadable = {
  'digits and emoji alone': [{ goals: '2026 2027 2028', raw_text: '🚀🎉'.repeat(500) }, 'There are no words'],
  'a text in German': [
    {
      goals: 'Mehr Kunden für unsere Reiseagentur gewinnen und halten',
      raw_text: 'Unsere Agentur hilft Familien bei ihren Reisen und ist für alle sehr günstig. Wir beraten gern.',
    },
    'not recognised as English, French or Spanish',
  ],
  '50,000 characters of noise': [{ goals: noise(60), raw_text: noise(50_000) }, 'not recognised as English'],
  'a text that says nothing of it': [
    { goals: 'Something nice should happen', raw_text: '' },
    'Nothing about customers',
  ],
} as const;

it.each(Object.entries(unreadable))(
  'fails with the reason and gives the credits back: %s',
  async (_, [body, reason]) => {
    const { strategy, balance } = await analysed(body);
    expect(strategy.analysis).toMatchObject({ state: 'failed', cost: 0 });
    expect(strategy.analysis.message).toContain(reason);
    expect(strategy.analysis.message).toContain('were given back');
    expect(strategy.analysis.steps[0]?.state).toBe('failed');
    expect(balance).toBe(5);
  },
);

it('reads the text of pasted HTML, and nothing of its scripts', async () => {
  const { strategy, balance } = await analysed({
    goals: '<ul><li>Get ten demo requests in 90 days</li></ul>',
    raw_text:
      '<style>p { color: red }</style><div class="a"><p>We help dentists &amp; small clinics.</p><script>we offer cookies</script><p>We offer <b>online booking</b> and reminders.</p></div>',
  });
  expect(strategy.offers_json).toMatchObject([
    { text: 'Online booking', source: { sentence: 'We offer online booking and reminders.', index: 2 } },
    { text: 'Reminders' },
  ]);
  expect(JSON.stringify(strategy)).not.toMatch(/[<>]|cookies|color/);
  expect(strategy.horizon_days).toBe(90);
  expect(balance).toBe(0);
});

it('takes "<" in a text for what it is', async () => {
  const { strategy } = await analysed({
    goals: 'Get ten demo requests in 90 days',
    raw_text: 'We help clinics with < 5 dentists and a <b in their name. We offer online booking.',
  });
  expect(strategy.offers_json).toMatchObject([{ text: 'Online booking' }]);
});

it('reads each sentence of mixed languages in its own', async () => {
  const { strategy } = await analysed({
    goals: 'Get 50 demo requests in 90 days\n\n  \nAttirer des responsables marketing',
    raw_text:
      'We offer online booking and automatic reminders to our customers. Nous proposons des ateliers gratuits et un audit de 30 minutes pour les agences.',
  });
  expect(strategy.analysis.state).toBe('done');
  expect(strategy.offers_json?.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Online booking', 'Ateliers gratuits']),
  );
});

it('does not mind an empty line among the objectives', async () => {
  const { strategy } = await analysed({
    goals: '\n   \nGet 50 demo requests from clinic managers in 90 days\n\n\n',
    raw_text: 'We offer online booking.',
  });
  expect(strategy).toMatchObject({ horizon_days: 90, analysis: { state: 'done' } });
});
