import { Grid } from '@declic/design-system';
import { RouteError } from '@declic/remote-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
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
      <Grid {...addOnGrid} as="ul" role="list">
        {addOns.map((addOn) => (
          <AddOnCard
            key={addOn.slug}
            addOn={addOn}
            loading={addOn.slug === openingSlug}
            onBuy={() => buy(addOn.slug)}
          />
        ))}
      </Grid>
      {error && purchases.length === 0 ? (
        <RouteError level={3} error={error} title="Your purchases could not be loaded" onRetry={() => void refetch()} />
      ) : null}
      {purchases.length > 0 ? <PurchaseList purchases={purchases} /> : null}
    </PageSection>
  );
}

/** Of their place, which their outline shares. */
export const addOnGrid = { $fit: true, $min: '17rem' } as const;
