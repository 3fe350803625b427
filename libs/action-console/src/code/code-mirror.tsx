import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { token, useFieldControl } from '@declic/design-system';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CodeEditorProps, TakenSelection } from './code-editor-props';
import { createExtensions } from './code-extensions';

export interface CodeMirrorProps extends CodeEditorProps {
  selection: TakenSelection;
}

/** CodeMirror as a controlled input of a `Field`. Tab indents; Escape, then Tab, leaves. */
export function CodeMirror(props: CodeMirrorProps) {
  const { value, rows } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const helpId = useId();
  const settings = useSettings(props, helpId);
  const changed = useEffectEvent((text: string) => props.onChange(text));
  const create = useEffectEvent((parent: HTMLElement) =>
    createView({ parent, props, settings, onChange: (text) => changed(text) }),
  );

  useEffect(() => {
    if (!host.current) return undefined;
    const created = create(host.current);
    view.current = created;
    return () => created.destroy();
  }, []);

  useEffect(() => {
    const current = view.current;
    if (current && current.state.doc.toString() !== value)
      current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
  }, [value]);

  const { compartment, key } = settings;
  const reconfigure = useEffectEvent(() =>
    view.current?.dispatch({ effects: compartment.reconfigure(settings.extension) }),
  );
  useEffect(() => reconfigure(), [key]);

  return (
    <Frame>
      <Host ref={host} $rows={rows} data-invalid={settings.isInvalid || undefined} />
      <Help id={helpId}>Tab indents. Press Escape, then Tab, to leave the editor.</Help>
    </Frame>
  );
}

/** What may change while the editor is open: its attributes, and whether it can be edited. */
function useSettings({ label, disabled = false }: CodeEditorProps, helpId: string) {
  const [compartment] = useState(() => new Compartment());
  const field = useFieldControl({});
  const attributes = {
    ...(field.id ? { id: field.id } : {}),
    'aria-label': label,
    // Said of what can be edited, too: checkers do not count it as focusable otherwise.
    tabindex: '0',
    'aria-describedby': [field['aria-describedby'], helpId].filter(Boolean).join(' '),
    ...(field['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
    ...(field['aria-required'] ? { 'aria-required': 'true' } : {}),
    ...(disabled ? { 'aria-disabled': 'true' } : {}),
  };
  return {
    compartment,
    key: JSON.stringify(attributes),
    isInvalid: Boolean(field['aria-invalid']),
    extension: [EditorView.contentAttributes.of(attributes), EditorState.readOnly.of(disabled)],
  };
}

interface ViewOptions {
  parent: HTMLElement;
  props: CodeMirrorProps;
  settings: ReturnType<typeof useSettings>;
  onChange: (text: string) => void;
}

/** An editor that goes on where the replaced control had the focus. */
function createView({ parent, props, settings, onChange }: ViewOptions): EditorView {
  const { value, selection } = props;
  const taken = selection.current;
  const limit = (offset: number) => Math.min(offset, value.length);
  const view = new EditorView({
    parent,
    doc: value,
    ...(taken && { selection: { anchor: limit(taken.anchor), head: limit(taken.head) } }),
    extensions: [
      settings.compartment.of(settings.extension),
      createExtensions(props),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
  if (taken) view.focus();
  return view;
}

const Frame = styled.div`
  min-inline-size: 0;

  & > p {
    display: none;
  }

  &:focus-within > p {
    display: block;
  }
`;

const Help = styled.p`
  margin: ${token.space[1]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;

const Host = styled.div<{ $rows: number }>`
  & .cm-content,
  & .cm-gutter {
    min-block-size: calc(${({ $rows }) => $rows} * 1.5em + ${token.space[4]});
  }

  &[data-invalid] .cm-editor {
    border-color: ${token.color.danger};
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }
`;
