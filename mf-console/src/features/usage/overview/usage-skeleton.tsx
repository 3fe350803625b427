import { CardSkeleton } from '../../../ui/card-skeleton';

export function UsageSkeleton() {
  return <CardSkeleton label="Loading your usage" height="360px" />;
}
