import { Badge, Card, Heading, Link, Row, Text, token } from '@declic/design-system';
import { memo } from 'react';
import { styled } from 'styled-components';
import { formatCredits } from '../../format';
import { paths } from '../../paths';
import { ActionHealth } from './action-health';
import type { Action } from './actions.queries';
import { FavoriteButton } from './favorite-button';
import type { FavoriteChange } from './favorites.queries';

export interface ActionCardProps {
  action: Action;
  isFavorite: boolean;
  /** How often this account called it. */
  uses?: number;
  /** What a thousand calls cost, as '€75–90'. */
  thousand?: string | null;
  /** Why it takes the reader's data. */
  fitReason?: string | undefined;
  /** The one card that the Tab key stops at; arrow keys move between cards. */
  isTabStop?: boolean;
  onFavorite: (change: FavoriteChange) => void;
  onEvidence: (slug: string) => void;
  onOpen: (slug: string) => void;
}

/** The whole card opens the playground; the heart and the figures on it are buttons of their own. Hidden until `useShownCards` shows it. */
export const ActionCard = memo(function ActionCard({
  action,
  isFavorite,
  uses = 0,
  thousand = null,
  fitReason,
  isTabStop = true,
  onFavorite,
  onEvidence,
  onOpen,
}: ActionCardProps) {
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <Sheet as="li" $gap={3} data-slug={action.slug} hidden>
      <Row $wrap={false} $justify="space-between">
        <Row $gap={2}>
          <Badge>{action.category}</Badge>
          {uses > 0 ? <Badge title={`Called ${uses} times by this account`}>Used</Badge> : null}
        </Row>
        <FavoriteButton action={action} isFavorite={isFavorite} onChange={onFavorite} tabIndex={tabIndex} />
      </Row>
      <Title level={2} size="lead">
        <CardLink
          href={paths.playground(action.slug)}
          data-card-link=""
          tabIndex={tabIndex}
          onClick={() => onOpen(action.slug)}
        >
          {action.title || action.slug}
        </CardLink>
      </Title>
      {fitReason === undefined ? null : <FitReason>{fitReason}</FitReason>}
      <Text tone="muted">{action.one_liner}</Text>
      <Price>
        <span>{formatCredits(action.credit_cost)}</span>
        {thousand === null ? null : <Muted>{`${thousand} per 1,000`}</Muted>}
      </Price>
      <ActionHealth action={action} onOpen={onEvidence} tabIndex={tabIndex} />
    </Sheet>
  );
});

const Sheet = styled(Card)`
  position: relative;
  align-content: start;
  /* Cards outside of the view are not laid out; find in page and screen readers still reach them. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 250px;
  overflow-wrap: anywhere;

  &[hidden] {
    display: none;
  }

  &:hover {
    border-color: ${token.color.lineStrong};
  }

  & button {
    position: relative;
    z-index: 1;
  }

  & button[aria-pressed] {
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

  /* Within the card: what is outside of it is not painted. */
  &:focus-visible::after {
    outline: 2px solid ${token.color.accent};
    outline-offset: -2px;
  }
`;

const FitReason = styled.p`
  color: ${token.color.accentText};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
`;

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[3]};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;

const Muted = styled.span`
  color: ${token.color.textMuted};
`;

const Title = styled(Heading)`
  margin: 0;
`;
