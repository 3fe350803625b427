import { Container, media, token } from '@declic/design-system';
import { prefetch, RouteBoundary, type RouteHandle, usePageHead } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { FlowContentPage } from './flow-content-page';
import { FlowContentSkeleton } from './flow-content-skeleton';
import { strategiesQuery } from '../strategy/strategies.queries';
import { StrategiesFailure } from '../features/strategies/strategies-failure';
import { paths } from '../paths';

export const handle: RouteHandle = {
  crumbs: [{ label: 'Dashboard', href: paths.dashboard() }, { label: 'Flow Content' }],
};

export function loader() {
  return prefetch(strategiesQuery());
}

export function Component() {
  usePageHead({ title: 'Flow Content - Declic' });
  return (
    <Frame>
      <RouteBoundary
        loading={<FlowContentSkeleton />}
        renderError={(error, retry) => <StrategiesFailure error={error} onRetry={retry} />}
      >
        <FlowContentPage />
      </RouteBoundary>
    </Frame>
  );
}

const Frame = styled(Container)`
  padding-block: ${token.space[4]} ${token.space[7]};

  ${media.tablet} {
    padding-block: ${token.space[5]} ${token.space[8]};
  }
`;
