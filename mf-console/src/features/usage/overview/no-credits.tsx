import { ButtonLink, Notice, Row } from '@declic/design-system';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths';

/** Target of "Add Credits" on the dashboard: how to get credits. Not shown when the balance is unknown. */
export function NoCredits() {
  const { data: stats } = useQuery(accountStatsQuery());
  if (stats?.credit_balance_total !== 0) return null;
  return (
    <Notice tone="warning">
      <Row $justify="space-between">
        <div>
          <strong>You have no credits left.</strong>
          <br />
          Monthly credits come with a plan. Until you have some, calls are refused and cost nothing.
        </div>
        <ButtonLink href={paths.account()} size="sm">
          See the plans
        </ButtonLink>
      </Row>
    </Notice>
  );
}
