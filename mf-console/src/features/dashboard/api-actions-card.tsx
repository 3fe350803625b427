import { ArrowRight, Card, Link, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { ACTIONS_PROMISE } from '../../specified-texts';

export function ApiActionsCard() {
  return (
    <Card $gap={1} $justify="start" as="section" aria-label="API Actions">
      <Title>API Actions</Title>
      <Text>Browse and test {ACTIONS_PROMISE} automation actions</Text>
      <Link href={paths.api()} variant="strong">
        Open the API hub <ArrowRight size={16} aria-hidden />
      </Link>
    </Card>
  );
}

/* As quiet as the labels of the figures beside it. */
const Title = styled.h2`
  color: ${token.color.textMuted};
  font: inherit;
  font-size: ${token.text.small};
  letter-spacing: inherit;
`;
