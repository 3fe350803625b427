import { PlainList } from '@declic/action-console/plain-list';
import { Card, Link, Text, token } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatCredits } from '../../format';
import { paths } from '../../paths';
import { EmptyList } from './empty-list';
import { type UsedAction, usedActionsQuery } from './used-actions.queries';

export interface UsedActionsProps {
  since: string;
  /** The title in the catalogue; undefined while that is not known, or where the action is no longer listed. */
  findTitle: (slug: string) => string | undefined;
  /** How an action does at the moment; null while that is not known. */
  renderHealth: (slug: string) => ReactNode;
}

/** The actions that the account used most; each leads to its playground. */
export function UsedActions({ since, findTitle, renderHealth }: UsedActionsProps) {
  const { data: actions } = useSuspenseQuery(usedActionsQuery(since));
  if (actions.length === 0) return <EmptyList {...NO_ACTIONS} />;
  return (
    <Card>
      <List>
        {actions.map((action) => (
          <UsedActionRow
            key={action.slug}
            action={action}
            title={findTitle(action.slug) || action.display_name}
            health={renderHealth(action.slug)}
          />
        ))}
      </List>
    </Card>
  );
}

interface UsedActionRowProps {
  action: UsedAction;
  title: string;
  health: ReactNode;
}

function UsedActionRow({ action, title, health }: UsedActionRowProps) {
  const { slug, total_usage, total_cost } = action;
  return (
    <Item>
      <Link href={paths.playground(slug)}>{title}</Link>
      <Text as="span" size="small" tone="muted">
        {formatCount(total_usage, 'call')}, {formatCredits(total_cost)}
      </Text>
      {health}
    </Item>
  );
}

const NO_ACTIONS = {
  title: 'No actions used yet',
  description: 'What you call most stands here, with its health.',
  next: { href: paths.actions(), label: 'Browse the actions' },
};

const List = styled(PlainList)`
  display: grid;
  gap: ${token.space[3]};
`;

const Item = styled.li`
  display: grid;
  gap: ${token.space[1]};
  justify-items: start;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;

  & + & {
    border-block-start: 1px solid ${token.color.line};
    padding-block-start: ${token.space[3]};
  }
`;
