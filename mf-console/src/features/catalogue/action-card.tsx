import { Badge, Card, Heading, Link, Row, Text, token } from '@declic/design-system';
import { memo } from 'react';
import { styled } from 'styled-components';
import { formatCredits } from '../../format';
import { paths } from '../../paths';
import { ActionHealth } from './action-health';
import type { Action } from './actions.queries';
import { FavoriteButton } from './favorite-button';

export interface ActionCardProps {
  action: Action;
  isFavorite: boolean;
}

/** The whole card opens the playground; the heart on it is a button of its own. */
export const ActionCard = memo(function ActionCard({ action, isFavorite }: ActionCardProps) {
  return (
    <Sheet as="li" $gap={3}>
      <Row $wrap={false} $justify="space-between">
        <Badge>{action.category}</Badge>
        <FavoriteButton action={action} isFavorite={isFavorite} />
      </Row>
      <Title level={2} size="lead">
        <CardLink href={paths.playground(action.slug)}>{action.title || action.slug}</CardLink>
      </Title>
      <Text tone="muted">{action.one_liner}</Text>
      <Price>{formatCredits(action.credit_cost)}</Price>
      <ActionHealth action={action} />
    </Sheet>
  );
});

const Sheet = styled(Card)`
  position: relative;
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${token.color.lineStrong};
  }

  & button {
    position: relative;
    z-index: 1;
    margin-block: calc(-1 * ${token.space[2]});
    margin-inline-end: calc(-1 * ${token.space[2]});
  }
`;

const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
    content: '';
  }

  &:focus-visible::after {
    outline: 2px solid ${token.color.accent};
    outline-offset: 2px;
  }
`;

const Price = styled.span`
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;

const Title = styled(Heading)`
  margin: 0;
`;
