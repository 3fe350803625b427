import type { Fit } from '@declic/action-router';
import { media, token } from '@declic/design-system';
import { memo, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { priceThousandCalls } from '../../plan-facts/price';
import type { Plan } from '../../plan-facts/plans.queries';
import { ActionCards } from './action-cards';
import type { Action } from './actions.queries';
import { useCardFocus } from './use-card-focus';
import { useRenderedActions } from './use-rendered-actions';
import { useShownCards } from './use-shown-cards';

export interface ActionGridProps {
  actions: readonly Action[];
  /** Also those that the filters leave out, in the same order: their cards are hidden, not removed. */
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

/** The cards, also of those that the filters leave out: typing into the search makes none of them again. */
export const ActionGrid = memo(function ActionGrid({
  actions,
  all = actions,
  plans,
  fits,
  loading = false,
  onEscape,
  ...cards
}: ActionGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const slugs = useMemo(() => new Set(actions.map(({ slug }) => slug)), [actions]);
  const { current, onFocus, onKeyDown } = useCardFocus(slugs, onEscape);
  const rendered = useRenderedActions(all, actions);
  const reasons = useMemo(() => new Map(fits?.map(({ slug, reason }) => [slug, reason])), [fits]);
  useShownCards(list, slugs, rendered);

  return (
    <Cards
      ref={list}
      aria-label="Actions"
      aria-busy={loading}
      hidden={actions.length === 0}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <ActionCards {...cards} actions={rendered} thousands={useThousands(all, plans)} {...{ reasons, current }} />
    </Cards>
  );
});

/** What a thousand calls cost, by the credits of one. */
function useThousands(actions: readonly Action[], plans: readonly Plan[]): ReadonlyMap<number, string | null> {
  return useMemo(() => {
    const costs = new Set(actions.map((action) => action.credit_cost));
    return new Map([...costs].map((cost) => [cost, priceThousandCalls(cost, plans).money]));
  }, [actions, plans]);
}

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

  &[hidden] {
    display: none;
  }

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
