import { Skeleton, SkeletonGroup } from '@declic/design-system';
import { styled } from 'styled-components';
import { actionColumns } from './action-grid';

const CARDS = 6;

export function ActionGridSkeleton() {
  return (
    <SkeletonGroup label="Loading actions">
      <Cards>
        {Array.from({ length: CARDS }, (_, index) => (
          <div key={index} data-testid="action-skeleton">
            <Skeleton height="248px" shape="card" />
          </div>
        ))}
      </Cards>
    </SkeletonGroup>
  );
}

const Cards = styled.div`
  ${actionColumns}
`;
