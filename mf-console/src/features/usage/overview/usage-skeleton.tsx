import { CardSkeleton } from '@declic/design-system';

export function UsageSkeleton() {
  return <CardSkeleton label="Loading your usage" height="360px" />;
}
