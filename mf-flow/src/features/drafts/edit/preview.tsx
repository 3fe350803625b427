import { Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { Draft } from '../drafts.queries';
import { Prose } from '../read/prose';
import { Thread } from '../read/thread';
import { toElements } from '../read/to-elements';
import { useCitedParts } from '../read/use-cited-parts';

export interface PreviewProps {
  label: string;
  draft: Draft;
  text: string;
}

/** The text as it will be read. Sentences have no sources here: they are being changed. */
export function Preview({ label, draft: { format_type: format, language }, text }: PreviewProps) {
  const parts = useCitedParts(format, text, NO_SOURCES);
  const renderPart = (place: number) => {
    const part = parts[place];
    return part ? <Prose lang={language}>{toElements(part, PLAIN)}</Prose> : null;
  };
  return (
    <section aria-label={label}>
      <Caption>Preview</Caption>
      <Sheet tabIndex={0} role="group" aria-label="Rendered text">
        {text.trim() === '' ? <Text tone="muted">Nothing to show yet.</Text> : null}
        {format === 'tweet' ? <Thread text={text} renderTweet={renderPart} /> : renderPart(0)}
      </Sheet>
    </section>
  );
}

const NO_SOURCES: [] = [];

/** The title of the dialog is above the headings of the draft. */
const PLAIN = { headingsAbove: 2, renderSentence: () => null };

export const Caption = styled.h3`
  margin: 0 0 ${token.space[2]};
  font-family: ${token.font.body};
  font-size: ${token.text.body};
  font-weight: ${token.weight.medium};
  line-height: inherit; /* As high as the label of the text beside it. */
  letter-spacing: normal;
`;

const Sheet = styled.div`
  max-block-size: min(44vh, 28rem);
  overflow-y: auto;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.canvas};
`;
