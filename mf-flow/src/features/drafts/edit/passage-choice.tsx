import { Checkbox, Grid, Stack, Text, token } from '@declic/design-system';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { comparePassages, differs, mixTexts } from '../versions/compare-passages';

export interface PassageChoiceProps {
  mine: string;
  theirs: string;
  isDisabled: boolean;
  /** My text with the passages that were taken from the other one. */
  onMix: (text: string) => void;
}

/** The passages in which two texts differ, each to be taken over or not. With one alone there is nothing to mix. */
export function PassageChoice({ mine, theirs, isDisabled, onMix }: PassageChoiceProps) {
  const headingId = useId();
  // What is mixed becomes my text; the passages are those of the text before.
  const [original] = useState(mine);
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const passages = useMemo(() => comparePassages(original, theirs), [original, theirs]);
  const places = passages.flatMap((passage, place) => (differs(passage) ? [{ ...passage, place }] : []));
  if (places.length < 2) return null;

  const toggle = (place: number) => {
    const next = new Set(taken);
    if (!next.delete(place)) next.add(place);
    setTaken(next);
    onMix(mixTexts(original, passages, next));
  };

  return (
    <Stack as="section" $gap={2} aria-labelledby={headingId}>
      <Text id={headingId} weight="medium">
        Passages that differ
      </Text>
      <Text size="small" tone="muted">
        Tick what you want to take from the saved text; the rest stays as in yours.
      </Text>
      <Stack as="ol" role="list">
        {places.map(({ place, ...sides }, index) => (
          <li key={place}>
            <Checkbox
              label={`Take the saved passage ${index + 1} of ${places.length}`}
              checked={taken.has(place)}
              disabled={isDisabled}
              onChange={() => toggle(place)}
            />
            <Grid $fit $gap={2} $columnGap={4} $min="260px">
              <Side name="Yours" text={sides.mine} isChosen={!taken.has(place)} />
              <Side name="Saved" text={sides.theirs} isChosen={taken.has(place)} />
            </Grid>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Side({ name, text, isChosen }: { name: string; text: string; isChosen: boolean }) {
  return (
    <Sheet $isChosen={isChosen}>
      <Text size="small" tone="muted">
        {name}
        {isChosen ? ', goes into the text' : ''}
      </Text>
      {text === '' ? <Text tone="muted">No such passage</Text> : <Words>{text}</Words>}
    </Sheet>
  );
}

const Sheet = styled.div<{ $isChosen: boolean }>`
  min-inline-size: 0;
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${({ $isChosen }) => ($isChosen ? token.color.lineStrong : token.color.line)};
  border-radius: ${token.radius.control};
  background: ${({ $isChosen }) => ($isChosen ? token.color.surface : token.color.canvas)};
`;

const Words = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
