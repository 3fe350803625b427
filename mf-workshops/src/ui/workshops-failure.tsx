import {
  RouteBoundary,
  type RouteBoundaryProps,
  RouteError,
  type RouteErrorProps,
  usePageHead,
} from '@declic/remote-kit';

export interface WorkshopsBoundaryProps extends Pick<RouteBoundaryProps, 'loading' | 'children'> {
  /** What could not be loaded, as a sentence. */
  failed: string;
  /** The title of a page that has failed as a whole. */
  failedPage?: string;
}

/** Loading and failure of a part of the microsite, in its words. */
export function WorkshopsBoundary({ failed, failedPage, ...parts }: WorkshopsBoundaryProps) {
  const texts = {
    title: 'Erreur de chargement',
    message: `${failed} Vérifiez votre connexion, puis réessayez.`,
    retryLabel: 'Réessayer',
  };
  const renderPage = (error: unknown, retry: () => void) => (
    <FailedPage error={error} onRetry={retry} page={failedPage ?? ''} {...texts} />
  );
  return <RouteBoundary {...parts} {...texts} renderError={failedPage === undefined ? undefined : renderPage} />;
}

function FailedPage({ page, ...failure }: RouteErrorProps & { page: string }) {
  usePageHead({ title: page, lang: 'fr' });
  return <RouteError {...failure} />;
}
