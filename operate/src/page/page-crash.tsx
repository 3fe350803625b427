import { Container } from '@declic/design-system';
import { RouteError } from '@declic/remote-kit';
import { useRouteError } from 'react-router-dom';

/** What stands there when a page of this application throws. */
export function PageCrash() {
  const error = useRouteError();
  return (
    <Container>
      <RouteError error={error} onRetry={() => location.reload()} />
    </Container>
  );
}
