import { Grid, ProgressBar, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { RubricLine } from '../drafts.queries';
import { formatScore } from '../format-score';

/** What a quality score is made of. */
export function Rubric({ lines }: { lines: readonly RubricLine[] }) {
  if (lines.length === 0) return <Text tone="muted">This version has no measurements.</Text>;
  return (
    <Grid as="ul" role="list" $fit $columnGap={5} $min="260px" aria-label="What the quality is made of">
      {lines.map(({ id, label, score, weight, explanation }) => (
        <Line key={id}>
          <Text as="span" weight="medium">
            {label}
          </Text>
          <Figures>
            <b>{formatScore(score)}</b>
            <span>weight {formatScore(weight)}</span>
          </Figures>
          <ProgressBar value={score} max={1} tone={score < 0.5 ? 'warning' : 'neutral'} />
          <Text size="small" tone="muted">
            {explanation}
          </Text>
        </Line>
      ))}
    </Grid>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token.space[1]} ${token.space[3]};
  align-content: start;
  align-items: baseline;

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Figures = styled.span`
  display: flex;
  gap: ${token.space[2]};
  align-items: baseline;
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;

  & > b {
    font-weight: ${token.weight.semibold};
  }

  & > span {
    color: ${token.color.textMuted};
  }
`;
