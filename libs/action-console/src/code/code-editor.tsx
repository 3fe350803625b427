import { TextArea, token } from '@declic/design-system';
import { useRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { defineLazyModule, useLazyModule } from '../lazy/use-lazy-module';
import type { CodeEditorProps, TakenSelection } from './code-editor-props';

const codeMirror = defineLazyModule(async () => {
  // It places its cursor by the boxes of characters. Browsers have them, and an environment without layout keeps the plain control.
  if (!('getClientRects' in Range.prototype)) throw new Error('This environment has no layout.');
  return import('./code-mirror');
});

/** A JSON editor. A plain control is there while it loads, and stays when it cannot be loaded. */
export function CodeEditor(props: CodeEditorProps) {
  const loaded = useLazyModule(codeMirror);
  const selection: TakenSelection = useRef(null);
  if (loaded) return <loaded.CodeMirror {...props} selection={selection} />;

  const { value, onChange, rows, placeholder, disabled } = props;
  const remember = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    selection.current = { anchor: currentTarget.selectionStart, head: currentTarget.selectionEnd };
  };
  return (
    <PlainCode
      rows={rows}
      spellCheck={false}
      autoCapitalize="off"
      value={value}
      placeholder={placeholder}
      disabled={disabled}
      onFocus={remember}
      onSelect={remember}
      onBlur={() => {
        selection.current = null;
      }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const PlainCode = styled(TextArea)`
  font-family: ${token.font.mono};
  font-size: ${token.text.body};
`;
