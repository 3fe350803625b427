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
    paymentId: 'pi_1',
    reason: 'lost_or_stolen_card',
  });
});

it.each([{}, null])('names the payment alone where the refund was not ordered here', (metadata) => {
  expect(toRefundFailure(stripeEvent('refund.failed', { ...refund, metadata }))).toMatchObject({
    reference: null,
    attempt: null,
    paymentId: 'pi_1',
  });
});

it('says nothing about a refund that was made', () => {
  expect(toRefundFailure(stripeEvent('refund.updated', { ...refund, status: 'succeeded' }))).toBeNull();
});
