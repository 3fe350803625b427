import { Card, Skeleton, SkeletonGroup, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { Cards } from './upcoming-workshops';

const CARDS = 6;

/** Six skeleton cards of the size of the real ones. */
export function UpcomingWorkshopsSkeleton() {
  return (
    <SkeletonGroup label="Chargement des ateliers">
      <Cards as="div">
        {Array.from({ length: CARDS }, (_, index) => (
          <Sheet key={index} $padding="none" data-testid="workshop-skeleton">
            <Skeleton height="200px" />
            <Lines>
              <Skeleton width="30%" />
              <Skeleton width="85%" height="1.75rem" />
              <Skeleton width="60%" />
              <Skeleton height="2.75rem" />
            </Lines>
          </Sheet>
        ))}
      </Cards>
    </SkeletonGroup>
  );
}

const Sheet = styled(Card)`
  overflow: hidden;
`;

const Lines = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[5]};
`;
