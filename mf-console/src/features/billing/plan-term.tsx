import { Text } from '@declic/design-system';
import type { BillingOverview } from './billing-overview.queries';
import { LocalDate } from './local-date';

/** Until when the plan runs, and what happens then. */
export function PlanTerm({ overview: { ends_at, renew_at } }: { overview: BillingOverview }) {
  if (ends_at !== null) {
    return (
      <Text>
        Cancelled: ends on <LocalDate at={ends_at} />. Everything works until then, and your credits are kept.
      </Text>
    );
  }
  if (renew_at !== null) {
    return (
      <Text>
        Renews on <LocalDate at={renew_at} />.
      </Text>
    );
  }
  return <Text>No subscription, so nothing renews.</Text>;
}
