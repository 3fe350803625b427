import type { Fit } from '@declic/action-router';
import { media, token } from '@declic/design-system';
import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import { priceThousandCalls } from '../../plan-facts/price';
import type { Plan } from '../../plan-facts/plans.queries';
import { ActionCard } from './action-card';
import type { Action } from './actions.queries';
import { useChangeFavorite } from './favorites.queries';
import { useCardFocus } from './use-card-focus';
import { FIRST_CARDS, useGrowingCount } from './use-growing-count';

export interface ActionGridProps {
  actions: readonly Action[];
  /** Also those that the filters leave out, in the same order: their cards are hidden, because to make them again takes long. */
  all?: readonly Action[];
  /** Their slugs. */
  favorites: ReadonlySet<string>;
  /** How often this account called each of them. */
  uses: Readonly<Record<string, number>>;
  plans: readonly Plan[];
  /** The actions that take the reader's data. */
  fits?: readonly Fit[] | undefined;
  /** Results for the current filters are loading. */
  loading?: boolean;
  onEvidence: (slug: string) => void;
  onOpen: (slug: string) => void;
  onEscape: () => void;
}

/** The cards. Typing into the search renders none of them again. */
export const ActionGrid = memo(function ActionGrid({
  actions,
  all = actions,
  favorites,
  uses,
  plans,
  fits,
  loading = false,
  onEvidence,
  onOpen,
  onEscape,
}: ActionGridProps) {
  const slugs = useMemo(() => actions.map(({ slug }) => slug), [actions]);
  const { current, onFocus, onKeyDown } = useCardFocus(slugs, onEscape);
  const { mutate: changeFavorite } = useChangeFavorite();
  const shown = useMemo(() => new Set(slugs), [slugs]);
  const count = useGrowingCount(all.length);
  const first = useMemo(() => new Set(slugs.slice(0, FIRST_CARDS)), [slugs]);
  const reasons = useMemo(() => new Map(fits?.map(({ slug, reason }) => [slug, reason])), [fits]);
  const thousands = useMemo(() => {
    const costs = [...new Set(all.map((action) => action.credit_cost))];
    return new Map(costs.map((cost) => [cost, priceThousandCalls(cost, plans).money]));
  }, [all, plans]);

  return (
    <Cards aria-label="Actions" aria-busy={loading} onFocus={onFocus} onKeyDown={onKeyDown}>
      {all
        .filter(({ slug }, place) => place < count || first.has(slug))
        .map((action) => (
          <ActionCard
            key={action.slug}
            action={action}
            isHidden={!shown.has(action.slug)}
            isFavorite={favorites.has(action.slug)}
            uses={uses[action.slug] ?? 0}
            thousand={thousands.get(action.credit_cost) ?? null}
            fitReason={reasons.get(action.slug)}
            isTabStop={action.slug === current}
            onFavorite={changeFavorite}
            onEvidence={onEvidence}
            onOpen={onOpen}
          />
        ))}
    </Cards>
  );
});

/** One, two or three columns. */
export const actionColumns = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Cards = styled.ul`
  ${actionColumns}
  margin: 0;
  padding: 0;
  list-style: none;
  transition: opacity ${token.motion.feedback};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
