import { Button, Notice, Row } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { billingOverviewQuery } from './billing-overview.queries';
import { CheckoutOutcomeBanner } from './checkout-outcome-banner';
import { parseCheckoutReturn, type SettledPayment, withoutCheckoutReturn, withSettledPayment } from './checkout-return';
import type { PlanSlug } from '../../plan-facts/plans.queries';
import { useFollowPayment } from './use-follow-payment';

/** Notice after returning from the checkout, as long as it holds. */
export function CheckoutNotice() {
  const [params, setParams] = useSearchParams();
  const { data: overview } = useQuery(billingOverviewQuery());
  const checkout = parseCheckoutReturn(params);

  if (!checkout || !overview) return null;
  if (checkout.outcome === 'success') return <PaymentNotice plan={checkout.plan} />;
  return (
    <CheckoutOutcomeBanner
      outcome={checkout.outcome}
      plan={checkout.plan}
      overview={overview}
      onClose={() => setParams(withoutCheckoutReturn, { replace: true, preventScrollReset: true })}
    />
  );
}

function PaymentNotice({ plan }: { plan: PlanSlug | null }) {
  const settle = useSettle();
  const { state, overview, askAgain } = useFollowPayment(plan);
  const present = overview?.plan;
  const settled = state === 'confirmed' || state === 'scheduled' ? state : null;

  // From then on the address says what happened, so that a later change of plan is not taken for this one.
  useEffect(() => {
    if (settled && present) settle(settled, present);
  }, [settled, present, settle]);

  if (settled) return null;
  if (state === 'late') return <PaymentLate onAskAgain={askAgain} />;
  return (
    <Notice>
      <strong>Your payment is being confirmed.</strong> This takes a few seconds; the page follows by itself.
    </Notice>
  );
}

function useSettle(): (outcome: SettledPayment, present: PlanSlug) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (outcome, present) =>
      setParams((params) => withSettledPayment(params, outcome, present), { replace: true, preventScrollReset: true }),
    [setParams],
  );
}

export function PaymentLate({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <Notice tone="warning">
      <Row $justify="space-between">
        <span>
          <strong>The confirmation takes longer than usual.</strong> Your plan and credits appear as soon as it is here.
        </span>
        <Button variant="secondary" size="sm" onClick={onAskAgain}>
          Check again
        </Button>
      </Row>
    </Notice>
  );
}
