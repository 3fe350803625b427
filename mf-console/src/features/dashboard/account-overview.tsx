import { Grid, Stack } from '@declic/design-system';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { keyNeededFor } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiStats } from '../../stats/api-stats';
import { ActionSearch } from './action-search';
import { ActivityCard } from './activity-card';
import { ApiActionsCard } from './api-actions-card';
import { CreditsCard } from './credits-card';
import { WelcomeCard } from './welcome-card';

export interface AccountOverviewProps {
  /** Dashboard of an account with a key. */
  children: ReactNode;
}

export function AccountOverview({ children }: AccountOverviewProps) {
  const { data: stats } = useSuspenseQuery(accountStatsQuery());
  const state: unknown = useLocation().state;

  if (!stats.has_keys) return <WelcomeCard credits={stats.credit_balance_total} wanted={keyNeededFor(state)} />;
  return (
    <Stack $gap={6}>
      <ActionSearch />
      <AccountFigures stats={stats} />
      {children}
    </Stack>
  );
}

export interface AccountFiguresProps {
  stats: ApiStats;
  known?: boolean;
}

export function AccountFigures({ stats, known = true }: AccountFiguresProps) {
  return (
    <Grid $min="340px">
      <CreditsCard balance={stats.credit_balance_total} known={known} />
      <ActivityCard stats={stats} />
      <ApiActionsCard />
    </Grid>
  );
}
