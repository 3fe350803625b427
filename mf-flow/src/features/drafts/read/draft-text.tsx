import { surface, token } from '@declic/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Draft } from '../drafts.queries';
import { CitedText } from './cited-text';
import { SourceNote } from './source-note';
import { Thread } from './thread';
import { useCitedParts } from './use-cited-parts';

/** Title of the page, strategy, idea and section are above the headings of a draft. */
const HEADINGS_ABOVE = 4;

export interface DraftTextProps {
  draft: Draft;
  text: string;
}

/** The text as it is read, with the source of the sentence one points at beside it. */
export function DraftText({ draft, text }: DraftTextProps) {
  const { format_type: format, sources, language } = draft;
  const [chosen, setChosen] = useState<number | null>(null);
  const parts = useCitedParts(format, text, sources);
  const renderPart = (place: number) => {
    const part = parts[place];
    const choice = { chosen, onChoose: setChosen };
    return part ? (
      <CitedText part={part} sources={sources} language={language} headingsAbove={HEADINGS_ABOVE} {...choice} />
    ) : null;
  };

  return (
    <Spread>
      {format === 'tweet' ? <Thread text={text} renderTweet={renderPart} /> : <Sheet>{renderPart(0)}</Sheet>}
      {sources.length > 0 ? (
        <Margin data-chosen={chosen !== null || undefined}>
          <SourceNote sources={sources} chosen={chosen === null ? undefined : sources[chosen]} />
        </Margin>
      ) : null}
    </Spread>
  );
}

const Spread = styled.div`
  display: grid;
  gap: ${token.space[4]};
  align-items: start;

  @container drafts (min-width: 44rem) {
    grid-template-columns: minmax(0, ${token.size.reading}) minmax(200px, 1fr);
    gap: ${token.space[5]};
  }
`;

const Sheet = styled.div`
  min-inline-size: 0;
  padding: ${token.space[4]};
  ${surface}

  @container drafts (min-width: 44rem) {
    padding: ${token.space[5]};
  }
`;

/* In sight while one reads: beside the text where there is room, at the lower edge of the window where there is none. */
const Margin = styled.div`
  &[data-chosen] {
    position: sticky;
    inset-block-end: 0;
    border-block-start: 1px solid ${token.color.line};
  }

  @container drafts (min-width: 44rem) {
    position: sticky;
    inset-block-start: ${token.space[5]};

    &[data-chosen] {
      inset-block-end: auto;
      border-block-start: 0;
    }
  }
`;
