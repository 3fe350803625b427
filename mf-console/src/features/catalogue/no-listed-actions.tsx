import { Button, EmptyState } from '@declic/design-system';
import { Heart, History } from 'lucide-react';

const LISTS = {
  favorites: {
    title: 'No favorites yet',
    icon: <Heart aria-hidden />,
    description: 'Click the heart icon on any action to add it to your favorites.',
  },
  used: {
    title: 'No used actions yet',
    icon: <History aria-hidden />,
    description: 'Actions that this account has called appear here.',
  },
};

export interface NoListedActionsProps {
  list: keyof typeof LISTS;
  onClear: () => void;
}

/** A list of the account's own has no action at all, or none that fits the filters. */
export function NoListedActions({ list, onClear }: NoListedActionsProps) {
  return (
    <EmptyState
      {...LISTS[list]}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show All
        </Button>
      }
    />
  );
}
