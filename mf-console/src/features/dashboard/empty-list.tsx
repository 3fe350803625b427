import { ButtonLink } from '@declic/design-system';
import { ListEmpty } from '../../ui/list-card';

export interface EmptyListProps {
  title: string;
  description: string;
  /** The page where this changes. */
  next: { href: string; label: string };
}

/** A list of the dashboard that is still empty. */
export function EmptyList({ title, description, next: { href, label } }: EmptyListProps) {
  const link = (
    <ButtonLink href={href} variant="secondary">
      {label}
    </ButtonLink>
  );
  return <ListEmpty title={title} description={description} action={link} />;
}
