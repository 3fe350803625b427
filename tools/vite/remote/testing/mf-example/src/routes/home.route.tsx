import { Heading } from '@declic/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';

export function Component() {
  return (
    <Page data-mounted={useQueryClient().isFetching()}>
      <Heading level={1}>Example</Heading>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
`;
