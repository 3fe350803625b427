import { ButtonLink, ErrorState } from '@declic/design-system';
import { paths } from '../paths';

export interface LinkNeededProps {
  /** Undefined where the address has no token at all. */
  refused?: boolean;
}

/** The personal link is missing, altered, used up, or of a booking that was transferred. */
export function LinkNeeded({ refused = false }: LinkNeededProps) {
  return (
    <ErrorState
      level={1}
      title={refused ? 'Ce lien n’est plus valable' : 'Ouvrez le lien de votre e-mail'}
      message={
        refused
          ? 'Il a été modifié, il a expiré, ou la place a été cédée. Le dernier e-mail reçu contient le bon lien ; la fiche de l’atelier permet de le recevoir à nouveau.'
          : 'Cette page s’ouvre depuis le lien personnel qui se trouve dans l’e-mail de l’atelier.'
      }
      action={<ButtonLink href={paths.home()}>Voir tous les ateliers</ButtonLink>}
    />
  );
}
