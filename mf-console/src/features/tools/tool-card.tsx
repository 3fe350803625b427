import { Badge, ButtonLink, Card, Heading, Row, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { formatCredits } from '../../format';
import { paths } from '../../paths';
import { isNewTool } from './new-tools';
import { ToolIcon } from './tool-icon';
import type { Tool } from './tool-pricing.queries';

export function ToolCard({ tool }: { tool: Tool }) {
  return (
    <Sheet $gap={3} as="li">
      <Title>
        <ToolIcon name={tool.icon} />
        <Heading level={3} size="lead">
          {tool.display_name}
        </Heading>
        {isNewTool(tool.tool_slug) ? <Badge tone="accent">New</Badge> : null}
      </Title>
      <Description tone="muted">{tool.description}</Description>
      <Foot $justify="space-between">
        <Text size="small" tone="muted">
          {formatCredits(tool.credit_cost)} per use
        </Text>
        <ButtonLink
          variant="secondary"
          size="sm"
          href={paths.tool(tool.tool_slug)}
          aria-label={`Open Tool: ${tool.display_name}`}
        >
          Open Tool
        </ButtonLink>
      </Foot>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  grid-template-rows: auto 1fr auto;
`;

const Title = styled.div`
  display: flex;
  gap: ${token.space[2]};
  align-items: center;
`;

const Description = styled(Text)`
  overflow-wrap: anywhere;
`;

const Foot = styled(Row)`
  font-variant-numeric: tabular-nums;
`;
