import { Button, ButtonLink } from '@declic/design-system';
import { useUtmPath } from '../../domain/utm';
import { isReplay, isSoldOut, type Session } from '../../domain/session';
import { paths } from '../../paths';

export interface WorkshopActionProps {
  session: Pick<Session, 'id' | 'title' | 'status' | 'seats_left'>;
  /** One action in a view may stand out. */
  prominent?: boolean;
}

/** What one can do with a workshop from a list. */
export function WorkshopAction({ session, prominent = false }: WorkshopActionProps) {
  const withCampaign = useUtmPath();
  const { id, title } = session;

  if (isReplay(session)) {
    return (
      <ButtonLink variant="secondary" href={withCampaign(paths.workshop(id))} aria-describedby={titleId(id)}>
        Voir le replay
      </ButtonLink>
    );
  }
  if (isSoldOut(session)) {
    return (
      <Button variant="secondary" disabled title={`${title} : complet`}>
        Complet
      </Button>
    );
  }
  return (
    <ButtonLink
      variant={prominent ? 'primary' : 'secondary'}
      href={withCampaign(paths.booking(id))}
      aria-describedby={titleId(id)}
    >
      Réserver ma place
    </ButtonLink>
  );
}

/** The heading that tells one action from the next for screen readers. */
export const titleId = (id: string): string => `atelier-${id}`;
