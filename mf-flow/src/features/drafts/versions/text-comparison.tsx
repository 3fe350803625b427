import { ComparedText } from '@declic/action-console/compared-text';
import { Text } from '@declic/design-system';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PlainSheet } from '../read/plain-sheet';

export interface TextComparisonProps {
  before: string;
  after: string;
  label: string;
}

/** One text with what another one takes away and adds. */
export function TextComparison({ before, after, label }: TextComparisonProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // In a long text, the first change may be far below the beginning.
  useLayoutEffect(() => {
    const change = sheet.current?.querySelector<HTMLElement>('ins, del');
    if (sheet.current && change) sheet.current.scrollTop = change.offsetTop - CONTEXT_PX;
  }, [before, after]);
  if (before === after) return <Text tone="muted">The two texts are the same.</Text>;
  return (
    <Sheet ref={sheet} role="group" aria-label={label} tabIndex={0}>
      <ComparedText before={before} after={after} />
    </Sheet>
  );
}

/** What stands before a change stays in sight: about three lines. */
const CONTEXT_PX = 72;

const Sheet = styled(PlainSheet)`
  position: relative;
  max-block-size: 24rem;
`;
