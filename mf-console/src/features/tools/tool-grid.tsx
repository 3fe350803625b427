import { EmptyState, Grid, Heading, Stack } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ToolCard } from './tool-card';
import { toolPricingQuery } from './tool-pricing.queries';

export function ToolGrid() {
  const headingId = useId();
  const { data } = useSuspenseQuery(toolPricingQuery());
  // Other types are priced here, too, but have no page of their own.
  const tools = data.filter(({ tool_type }) => tool_type === 'tool');

  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="h4">
        Tools
      </Heading>
      {tools.length === 0 ? (
        <EmptyState level={3} title="No tools yet" description="Tools appear here as soon as there are some." />
      ) : (
        <Tools as="ul" $min="340px">
          {tools.map((tool) => (
            <ToolCard key={tool.tool_slug} tool={tool} />
          ))}
        </Tools>
      )}
    </Stack>
  );
}

const Tools = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;
