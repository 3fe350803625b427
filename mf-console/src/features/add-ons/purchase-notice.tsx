import { Notice } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parsePurchaseReturn, withoutPurchaseReturn } from './purchase-return';
import { type Purchase, purchasesQuery } from './purchases.queries';
import { ClosableNotice } from '../../ui/closable-notice';

const PAYMENT_POLL_INTERVAL_MS = 2_000;
const PAYMENT_POLL_TIMEOUT_MS = 60_000;

/** Notice after returning from the payment page of an add-on. */
export function PurchaseNotice() {
  const [params, setParams] = useSearchParams();
  const returned = parsePurchaseReturn(params);
  const close = () => setParams(withoutPurchaseReturn, { replace: true, preventScrollReset: true });

  if (!returned) return null;
  if (returned.outcome === 'paid') return <PaidNotice key={returned.id} id={returned.id} onClose={close} />;
  return (
    <ClosableNotice tone="info" onClose={close}>
      You left the payment page. Nothing was charged.
    </ClosableNotice>
  );
}

function PaidNotice({ id, onClose }: { id: string; onClose: () => void }) {
  const { purchase, isLate } = useFollowPurchase(id);
  if (purchase)
    return (
      <ClosableNotice tone="success" onClose={onClose}>
        <strong>{purchase.state === 'paid' ? 'Your payment is confirmed.' : 'Your payment is on its way.'}</strong>{' '}
        {purchase.description} is yours. We will write to you to agree on a date.
      </ClosableNotice>
    );
  if (isLate)
    return (
      <ClosableNotice tone="warning" onClose={onClose}>
        <strong>The confirmation takes longer than usual.</strong> Your purchase appears below as soon as it is here.
      </ClosableNotice>
    );
  return (
    <Notice>
      <strong>Your payment is being confirmed.</strong> This takes a few seconds; the page follows by itself.
    </Notice>
  );
}

/** Asks for the purchases until this one is among them, for a minute at most. */
function useFollowPurchase(id: string): { purchase: Purchase | undefined; isLate: boolean } {
  const [isLate, setLate] = useState(false);
  const find = (purchases: readonly Purchase[] = []) => purchases.find((candidate) => candidate.id === id);
  const { data } = useQuery({
    ...purchasesQuery(),
    refetchInterval: ({ state }) => (isLate || find(state.data) ? false : PAYMENT_POLL_INTERVAL_MS),
  });
  const purchase = find(data);
  const isWaiting = purchase === undefined;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PAYMENT_POLL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return { purchase, isLate };
}
