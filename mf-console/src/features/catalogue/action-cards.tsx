import { memo } from 'react';
import { ActionCard } from './action-card';
import type { Action } from './actions.queries';
import { useChangeFavorite } from './favorites.queries';

export interface ActionCardsProps {
  actions: readonly Action[];
  favorites: ReadonlySet<string>;
  uses: Readonly<Record<string, number>>;
  /** What a thousand calls cost, by the credits of one. */
  thousands: ReadonlyMap<number, string | null>;
  /** Why an action takes the reader's data, by slug. */
  reasons: ReadonlyMap<string, string>;
  /** The card that the Tab key stops at. */
  current: string | null;
  onEvidence: (slug: string) => void;
  onOpen: (slug: string) => void;
}

/** What a search changes is not here, so that it renders nothing of this again. */
export const ActionCards = memo(function ActionCards({
  actions,
  favorites,
  uses,
  thousands,
  reasons,
  current,
  onEvidence,
  onOpen,
}: ActionCardsProps) {
  const { mutate: changeFavorite } = useChangeFavorite();
  return actions.map((action) => (
    <ActionCard
      key={action.slug}
      action={action}
      isFavorite={favorites.has(action.slug)}
      uses={uses[action.slug] ?? 0}
      thousand={thousands.get(action.credit_cost) ?? null}
      fitReason={reasons.get(action.slug)}
      isTabStop={action.slug === current}
      onFavorite={changeFavorite}
      onEvidence={onEvidence}
      onOpen={onOpen}
    />
  ));
});
