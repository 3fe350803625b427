import { token } from '@declic/design-system';
import { RouteError } from '@declic/remote-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { PageSection } from '../../ui/page-section';
import { AddOnCard } from './add-on-card';
import { addOnsQuery } from './add-ons.queries';
import { useBuyAddOn } from './buy-add-on.queries';
import { PurchaseList } from './purchase-list';
import { purchasesQuery } from './purchases.queries';

/** Add-ons for sale, and the purchases so far. */
export function AddOns() {
  const { data: addOns } = useSuspenseQuery(addOnsQuery());
  const { data: purchases = [], error, refetch } = useQuery(purchasesQuery());
  const { buy, openingSlug } = useBuyAddOn();

  return (
    <PageSection heading="Add-ons" hint="Our time for what you build. You pay once, with or without a plan.">
      <AddOnGrid>
        {addOns.map((addOn) => (
          <AddOnCard
            key={addOn.slug}
            addOn={addOn}
            loading={addOn.slug === openingSlug}
            onBuy={() => buy(addOn.slug)}
          />
        ))}
      </AddOnGrid>
      {error && purchases.length === 0 ? (
        <RouteError level={3} error={error} title="Your purchases could not be loaded" onRetry={() => void refetch()} />
      ) : null}
      {purchases.length > 0 ? <PurchaseList purchases={purchases} /> : null}
    </PageSection>
  );
}

/** Their place, which their outline shares. */
export const AddOnGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
