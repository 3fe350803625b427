import { Button, ButtonLink, Container, media, Notice, Row, token } from '@declic/design-system';
import { accountsKeys } from '@declic/openapi/accounts/queries';
import { formatLongDate } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type BillingOverview, planStateQuery, isFrozen } from './billing-overview.queries';
import { usePayNow } from './use-pay-now';

const PLANS_PATH = '/account#plans';

/** Says on every page of a signed-in person that usage is frozen, why, and how to go on. Silent while, or when, that is not known. */
export function FrozenUsageBanner() {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { data: overview } = useQuery({ ...planStateQuery(), enabled: isSignedIn });
  const frozen = isSignedIn && overview !== undefined && isFrozen(overview);
  useRefreshWhenThawed(frozen);

  if (!frozen) return null;
  return overview.subscription_status === 'past_due' ? (
    <PaymentDue failedAt={overview.payment_failed_at} />
  ) : (
    <PlanEnded overview={overview} />
  );
}

function PaymentDue({ failedAt }: { failedAt: string | null }) {
  const { payNow, isOpening } = usePayNow();
  return (
    <Banner
      action={
        <Button loading={isOpening} onClick={payNow}>
          Pay now
        </Button>
      }
    >
      <strong>Usage is frozen:</strong> your {failedAt === null ? 'last payment' : <PaymentOf at={failedAt} />} failed.
      Your credits are kept.
    </Banner>
  );
}

function PlanEnded({ overview: { plan_name, ends_at } }: { overview: BillingOverview }) {
  return (
    <Banner action={<ButtonLink href={PLANS_PATH}>Choose a plan</ButtonLink>}>
      <strong>Usage is frozen:</strong> your {plan_name} plan ended
      {ends_at === null ? null : (
        <>
          {' '}
          on <Day at={ends_at} />
        </>
      )}
      . Your credits are kept.
    </Banner>
  );
}

function PaymentOf({ at }: { at: string }) {
  return (
    <>
      payment of <Day at={at} />
    </>
  );
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatLongDate(at)}</time>;
}

function Banner({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Place>
      <Sheet tone="danger">
        <Line $justify="space-between">
          <span>{children}</span>
          {action}
        </Line>
      </Sheet>
    </Place>
  );
}

/** What the pages show of the account is another matter once usage is no longer frozen. */
function useRefreshWhenThawed(frozen: boolean): void {
  const client = useQueryClient();
  const wasFrozen = useRef(frozen);

  useEffect(() => {
    if (wasFrozen.current && !frozen) void client.invalidateQueries({ queryKey: accountsKeys.all });
    wasFrozen.current = frozen;
  }, [client, frozen]);
}

const Place = styled(Container)`
  padding-block-start: ${token.space[4]};
`;

/* In one line with the button, the icon stands in the middle as well. */
const Sheet = styled(Notice)`
  ${media.tablet} {
    align-items: center;

    & > svg {
      margin-block-start: 0;
    }
  }
`;

const Line = styled(Row)`
  gap: ${token.space[2]} ${token.space[4]};
`;
