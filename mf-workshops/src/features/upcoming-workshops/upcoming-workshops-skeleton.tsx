import { Skeleton, SkeletonGroup, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { Cards } from './upcoming-workshops';

const CARDS = 6;

/** Six skeleton cards of the size of the real ones. */
export function UpcomingWorkshopsSkeleton() {
  return (
    <SkeletonGroup label="Chargement des ateliers">
      <Cards as="div">
        {Array.from({ length: CARDS }, (_, index) => (
          <Card key={index} data-testid="workshop-skeleton">
            <Skeleton height="200px" />
            <Lines>
              <Skeleton width="30%" />
              <Skeleton width="85%" height="1.75rem" />
              <Skeleton width="60%" />
              <Skeleton height="2.75rem" />
            </Lines>
          </Card>
        ))}
      </Cards>
    </SkeletonGroup>
  );
}

const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`;

const Lines = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[5]};
`;
