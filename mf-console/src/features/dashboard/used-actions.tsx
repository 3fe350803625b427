import { ButtonLink, Card, Link, Text, token } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatCredits } from '../../format';
import { paths } from '../../paths';
import { ListEmpty } from '../../ui/list-card';
import { type UsedAction, usedActionsQuery } from './used-actions.queries';

export interface UsedActionsProps {
  since: string;
  /** How an action does at the moment; null while that is not known. */
  renderHealth: (slug: string) => ReactNode;
}

/** The actions that the account used most; each leads to its playground. */
export function UsedActions({ since, renderHealth }: UsedActionsProps) {
  const { data: actions } = useSuspenseQuery(usedActionsQuery(since));
  if (actions.length === 0) return <NoActions />;
  return (
    <Card>
      <List>
        {actions.map((action) => (
          <UsedActionRow key={action.slug} action={action} health={renderHealth(action.slug)} />
        ))}
      </List>
    </Card>
  );
}

function UsedActionRow({ action, health }: { action: UsedAction; health: ReactNode }) {
  const { slug, display_name, total_usage, total_cost } = action;
  return (
    <Item>
      <Link href={paths.playground(slug)}>{display_name}</Link>
      <Text as="span" size="small" tone="muted">
        {formatCount(total_usage, 'call')}, {formatCredits(total_cost)}
      </Text>
      {health}
    </Item>
  );
}

function NoActions() {
  return (
    <ListEmpty
      title="No actions used yet"
      description="What you call most stands here, with its health."
      action={
        <ButtonLink href={paths.actions()} variant="secondary">
          Browse the actions
        </ButtonLink>
      }
    />
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
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
