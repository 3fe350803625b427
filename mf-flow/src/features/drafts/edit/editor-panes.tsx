import { media, token } from '@declic/design-system';
import { tabStyle, TabsPrimitive } from '@declic/design-system/tabs';
import { useDeferredValue, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatTitle } from '../draft-formats';
import type { Draft, Idea } from '../drafts.queries';
import { Checks } from './checks';
import { MarkdownField } from './markdown-field';
import { Preview } from './preview';

export interface EditorPanesProps {
  idea: Idea;
  draft: Draft;
  text: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

type Pane = 'text' | 'preview' | 'checks';

/** The text beside its preview and its checks; on a small screen one of them at a time. */
export function EditorPanes({ idea, draft, text, isReadOnly, onChange }: EditorPanesProps) {
  const [pane, setPane] = useState<Pane>('text');
  const field = useRef<HTMLTextAreaElement>(null);
  // What is typed is on screen at once; rendering and checking follow.
  const settled = useDeferredValue(text);

  const select = (start: number, end: number) => {
    setPane('text');
    // The field may not be shown before this change is rendered.
    requestAnimationFrame(() => selectIn(field.current, start, end));
  };

  return (
    <TabsPrimitive.Root value={pane} onValueChange={(value) => setPane(PANES.find((one) => one === value) ?? 'text')}>
      <List aria-label="Parts of the editor">
        <Trigger value="text">Text</Trigger>
        <Trigger value="preview">Preview</Trigger>
        <Trigger value="checks">Checks</Trigger>
      </List>
      <Panes>
        <Pane value="text" forceMount tabIndex={-1}>
          <MarkdownField
            ref={field}
            format={draft.format_type}
            text={text}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        </Pane>
        <Beside>
          <Pane value="preview" forceMount tabIndex={-1}>
            <Preview label={`Preview of the ${formatTitle(draft.format_type)}`} draft={draft} text={settled} />
          </Pane>
          <Pane value="checks" forceMount tabIndex={-1}>
            <Checks idea={idea} draft={draft} text={settled} onSelect={select} />
          </Pane>
        </Beside>
      </Panes>
    </TabsPrimitive.Root>
  );
}

const PANES: readonly Pane[] = ['text', 'preview', 'checks'];

function selectIn(field: HTMLTextAreaElement | null, start: number, end: number): void {
  if (!field) return;
  // Browsers scroll to the place of the cursor when the field gets the focus.
  field.blur();
  field.setSelectionRange(start, start);
  field.focus();
  field.setSelectionRange(start, end);
}

const List = styled(TabsPrimitive.List)`
  display: flex;
  margin-block-end: ${token.space[3]};
  border-block-end: 1px solid ${token.color.line};

  ${media.desktop} {
    display: none;
  }
`;

const Trigger = styled(TabsPrimitive.Trigger)`
  ${tabStyle}
  padding-inline: ${token.space[3]};

  &:focus-visible {
    border-radius: ${token.radius.control};
    outline-offset: -3px;
  }
`;

const Panes = styled.div`
  display: grid;
  gap: ${token.space[5]};
  min-inline-size: 0;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Beside = styled.div`
  display: grid;
  gap: ${token.space[5]};
  align-content: start;
  min-inline-size: 0;
`;

const Pane = styled(TabsPrimitive.Content)`
  min-inline-size: 0;

  &[data-state='inactive'] {
    display: none;

    ${media.desktop} {
      display: block;
    }
  }
`;
