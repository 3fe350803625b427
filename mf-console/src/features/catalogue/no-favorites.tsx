import { Button, EmptyState } from '@declic/design-system';
import { Heart } from 'lucide-react';

/** No favorite at all, or none that fits the filters. */
export function NoFavorites({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No favorites yet"
      icon={<Heart aria-hidden />}
      description="Click the heart icon on any action to add it to your favorites."
      action={
        <Button variant="secondary" onClick={onClear}>
          Show All
        </Button>
      }
    />
  );
}
