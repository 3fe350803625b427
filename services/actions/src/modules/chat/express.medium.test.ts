import { expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { heldAction, registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';

const held = {
  ...heldAction().action,
  title: 'Hold the telephone line',
  utterances: { en: ['hold the telephone line', 'keep the line held', 'hold my line please'], fr: [], es: [] },
};
const slow = {
  ...heldAction().action,
  ...{ slug: 'slow', title: 'Paint a fence', latency_class: 'standard' as const },
  utterances: { en: ['paint the garden fence', 'paint my fence green', 'a fence that is painted'], fr: [], es: [] },
};
const { db, app } = await startActions({ registry: registryWith(held, slow) });

const send = async (message: string) => {
  const caller = await aCaller(db);
  const payload = { message, mode: 'express' };
  return { caller, answer: await app.inject({ method: 'POST', url: '/v1/chat', headers: caller.headers, payload }) };
};

it('ends a run in the mode express after 1.8 seconds, and gives it back', async () => {
  const startedAt = performance.now();
  const { caller, answer } = await send('hold the telephone line');
  expect(answer.json()).toMatchObject({ code: 'action_timed_out', cost: 0 });
  // Its own limit is ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(await readBalance(db, caller)).toBe(100);
});

it('proposes an action that is slower than the mode express', async () => {
  const { answer } = await send('paint the garden fence');
  expect(answer.json()).toMatchObject({ outcome: 'proposed', action: 'slow', cost: 0 });
  expect(answer.json().reply).toContain('use the mode auto');
});
