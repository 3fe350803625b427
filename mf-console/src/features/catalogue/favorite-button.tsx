import { IconButton, token } from '@declic/design-system';
import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import type { Action } from './actions.queries';
import type { FavoriteChange } from './favorites.queries';

export interface FavoriteButtonProps {
  action: Action;
  isFavorite: boolean;
  onChange: (change: FavoriteChange) => void;
  tabIndex?: number;
}

/** A heart that is filled for a favorite. */
export function FavoriteButton({ action, isFavorite, onChange, tabIndex = 0 }: FavoriteButtonProps) {
  return (
    <HeartButton
      label={`Favorite: ${action.title}`}
      aria-pressed={isFavorite}
      tabIndex={tabIndex}
      icon={<Heart size={18} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />}
      onClick={() => onChange({ slug: action.slug, isFavorite: !isFavorite })}
    />
  );
}

const HeartButton = styled(IconButton)`
  color: ${token.color.textMuted};

  &[aria-pressed='true'] {
    color: ${token.color.accentText};
  }
`;
