import { ArrowRight, Card, Heading, Link, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { ACTIONS_PROMISE } from '../../specified-texts';

export function ApiActionsCard() {
  return (
    <Sheet as="section" aria-label="API Actions">
      <Heading level={2} size="lead">
        API Actions
      </Heading>
      <Text size="small" tone="muted">
        Browse and test {ACTIONS_PROMISE} automation actions
      </Text>
      <Link href={paths.api()} variant="strong">
        Open the API hub <ArrowRight size={16} aria-hidden />
      </Link>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${token.space[1]};
  align-content: start;
  justify-items: start;
`;
