import { Button, Notice, Row } from '@declic/design-system';
import { useSearchParams } from 'react-router-dom';
import { parseCheckoutReturn, withoutCheckoutReturn } from './checkout-return';
import { LocalDate } from './local-date';
import { useFollowPayment } from './use-follow-payment';

/** What people are told who come back from the payment page. */
export function CheckoutNotice() {
  const [params, setParams] = useSearchParams();
  const checkout = parseCheckoutReturn(params);
  const putAway = () => setParams(withoutCheckoutReturn, { replace: true, preventScrollReset: true });

  if (!checkout) return null;
  if (checkout.outcome === 'success') return <PaymentNotice plan={checkout.plan} onClose={putAway} />;
  return (
    <Notice>
      <Row $justify="space-between">
        You left the payment page. Nothing was charged.
        <CloseButton onClose={putAway} />
      </Row>
    </Notice>
  );
}

type FollowedPlan = NonNullable<ReturnType<typeof parseCheckoutReturn>>['plan'];

function PaymentNotice({ plan, onClose }: { plan: FollowedPlan; onClose: () => void }) {
  const { state, overview, askAgain } = useFollowPayment(plan);

  if (state === 'confirmed') {
    return (
      <Notice tone="success">
        <Row $justify="space-between">
          <span>
            <strong>Your payment is confirmed.</strong> The {overview?.plan_name} plan is active, and its credits are in
            your balance.
          </span>
          <CloseButton onClose={onClose} />
        </Row>
      </Notice>
    );
  }
  if (state === 'scheduled') {
    return (
      <Notice tone="success">
        <Row $justify="space-between">
          <span>
            <strong>Your change is noted.</strong> You keep the {overview?.plan_name} plan
            {overview?.renew_at ? (
              <>
                {' '}
                until <LocalDate at={overview.renew_at} />
              </>
            ) : null}
            ; the smaller one begins then.
          </span>
          <CloseButton onClose={onClose} />
        </Row>
      </Notice>
    );
  }
  if (state === 'late') return <PaymentLate onAskAgain={askAgain} />;
  return (
    <Notice>
      <strong>Your payment is being confirmed.</strong> This takes a few seconds; the page follows by itself.
    </Notice>
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

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onClose}>
      Close
    </Button>
  );
}
