import { Badge, Card, Link, Row, Text } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCredits } from '../../format';
import { paths } from '../../paths';
import { type BillingOverview, billingOverviewQuery } from './billing-overview.queries';
import { LocalDate } from './local-date';
import { planBadge } from './plan-badge';

/** When the plan renews, ends or changes next. */
export function NextRenewal() {
  const { data: overview } = useSuspenseQuery(billingOverviewQuery());
  const badge = planBadge(overview);
  return (
    <Card $gap={3} $justify="start">
      <Row $gap={2}>
        <Text weight="medium">{overview.plan_name}</Text>
        {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
      </Row>
      <Text>{describeRenewal(overview)}</Text>
      {overview.credits_granted_this_cycle > 0 ? (
        <Text size="small" tone="muted">
          {formatCredits(overview.credits_used_this_cycle)} used of {formatCredits(overview.credits_granted_this_cycle)}{' '}
          granted this cycle.
        </Text>
      ) : null}
      <Link href={paths.account()}>Plan and credits</Link>
    </Card>
  );
}

function describeRenewal({ key_status, ends_at, scheduled_plan, renew_at }: BillingOverview): ReactNode {
  if (key_status === 'suspended') return 'Your usage is frozen until the subscription is paid or renewed.';
  if (ends_at !== null) return <On what="Ends" at={ends_at} />;
  if (scheduled_plan !== null) return <On what={`Changes to ${scheduled_plan.label}`} at={scheduled_plan.at} />;
  if (renew_at !== null) return <On what="Renews" at={renew_at} />;
  return 'No subscription, so nothing renews.';
}

function On({ what, at }: { what: string; at: string }) {
  return (
    <>
      {what} on <LocalDate at={at} />.
    </>
  );
}
