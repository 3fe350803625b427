import { Heading, Link, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { fill } from '../../claims';
import { gridExample } from '../../examples/examples';
import type { CardTexts, GridTexts } from '../../i18n/landing/landing-texts';
import { paths } from '../../paths';
import { CallExample } from '../../ui/call-example';

export interface ActionCardProps {
  card: CardTexts;
  texts: GridTexts;
  /** Its place in the grid, from 1. */
  number: number;
}

/** One action: what it does, where it is called, what it costs, and a run of it. */
export function ActionCard({ card: { slug, title, text }, texts, number }: ActionCardProps) {
  const { input, answer, credit_cost: cost } = gridExample(slug);
  return (
    <Card>
      <Line>
        <span>{String(number).padStart(2, '0')}</span>
        <span>{cost === 1 ? texts.credit : fill(texts.credits, { n: cost })}</span>
      </Line>
      <Heading level={3} size="h4">
        <Title href={paths.actionDocs(slug)} target="_self" variant="quiet">
          {title}
        </Title>
      </Heading>
      <Text tone="muted">{text}</Text>
      <Path>/v1/actions/{slug}</Path>
      <CallExample
        summary={texts.example}
        sentLabel={texts.sent}
        answeredLabel={texts.answered}
        run={{ input, answer }}
      />
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  gap: ${token.space[2]};
  grid-template-rows: auto auto 1fr auto auto;

  &:hover {
    background: ${token.color.surface};
  }
`;

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${token.color.textMuted};
  font-family: ${token.font.mono};
  font-size: ${token.text.caption};
`;

const Title = styled(Link)`
  color: ${token.color.text};
`;

const Path = styled.code`
  color: ${token.color.accentText};
  font-size: ${token.text.caption};
  overflow-wrap: anywhere;
`;
