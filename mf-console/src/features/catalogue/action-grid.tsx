import { media, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { ActionCard } from './action-card';
import type { Action } from './actions.queries';

export interface ActionGridProps {
  actions: readonly Action[];
  /** Their slugs. */
  favorites: ReadonlySet<string>;
  /** Results for the current filters are loading. */
  loading?: boolean;
}

export function ActionGrid({ actions, favorites, loading = false }: ActionGridProps) {
  return (
    <Cards aria-label="Actions" aria-busy={loading}>
      {actions.map((action) => (
        <ActionCard key={action.slug} action={action} isFavorite={favorites.has(action.slug)} />
      ))}
    </Cards>
  );
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
  align-items: start;
  margin: 0;
  padding: 0;
  list-style: none;
  transition: opacity ${token.motion.feedback};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
