import { ButtonLink, ErrorState, Text } from '@declic/design-system';
import { useTitle } from '@declic/remote-kit';
import { ApiError } from '@declic/openapi/workshops';
import { paths } from '../../paths';

export interface WorkshopFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** A workshop that does not exist is said as such; anything else can be tried again. */
export function WorkshopFailure({ error, onRetry }: WorkshopFailureProps) {
  const missing = isMissing(error);
  useTitle(missing ? 'Workshop introuvable · Declic' : 'Erreur de chargement · Declic', { lang: 'fr' });

  if (missing) {
    return (
      <ErrorState
        level={1}
        title="Workshop introuvable"
        message={
          <>
            Ce workshop n'existe pas.
            <Text as="span" size="caption" tone="muted" mono lang="en" style={{ display: 'block' }}>
              {error.message}
            </Text>
          </>
        }
        action={<ButtonLink href={paths.home()}>Voir tous les ateliers</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      level={1}
      title="Erreur de chargement"
      message="L’atelier n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez."
      onRetry={onRetry}
      retryLabel="Réessayer"
    />
  );
}

function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'workshop_not_found' || error.code === 'invalid_workshop_id');
}
