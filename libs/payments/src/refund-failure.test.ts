import { expect, it } from 'vitest';
import { toRefundFailure } from './refund-failure';
import { stripeEvent } from './testing';

const refund = {
  id: 're_1',
  object: 'refund',
  status: 'failed',
  failure_reason: 'lost_or_stolen_card',
  payment_intent: 'pi_1',
  metadata: { reference: 'workshop:1', attempt: '2' },
};

it('names the payment that did not go back, the attempt and the reason', () => {
  expect(toRefundFailure(stripeEvent('refund.failed', refund))).toMatchObject({
    event: { type: 'refund.failed' },
    reference: 'workshop:1',
    attempt: 2,
    reason: 'lost_or_stolen_card',
  });
});

it.each([
  ['a refund that was made', 'refund.updated', { status: 'succeeded' }],
  ['a refund without a name of ours', 'refund.failed', { metadata: {} }],
])('says nothing about %s', (_what, type, changes) => {
  expect(toRefundFailure(stripeEvent(type, { ...refund, ...changes }))).toBeNull();
});
