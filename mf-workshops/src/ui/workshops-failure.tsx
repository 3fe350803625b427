import { RouteBoundary, type RouteBoundaryProps } from '@declic/remote-kit';

export interface WorkshopsBoundaryProps extends Pick<RouteBoundaryProps, 'loading' | 'children'> {
  /** What could not be loaded, as a sentence. */
  failed: string;
}

/** Loading and failure of a part of the microsite, in its words. */
export function WorkshopsBoundary({ failed, ...parts }: WorkshopsBoundaryProps) {
  return (
    <RouteBoundary
      {...parts}
      title="Erreur de chargement"
      message={`${failed} Vérifiez votre connexion, puis réessayez.`}
      retryLabel="Réessayer"
    />
  );
}
