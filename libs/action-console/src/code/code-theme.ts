import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { focusRing, token } from '@declic/design-system';
import { tags } from '@lezer/highlight';

/** Colours are custom properties, so that the editor follows the theme without being told. */
export const codeTheme = EditorView.theme({
  '&': {
    border: `1px solid ${token.color.lineStrong}`,
    borderRadius: token.radius.control,
    backgroundColor: token.color.surface,
    color: token.color.text,
    fontSize: token.text.small,
    overflow: 'hidden',
  },
  '&.cm-focused': { borderColor: token.color.focus, outline: focusRing, outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: token.font.mono, lineHeight: token.leading.text, maxHeight: '60vh' },
  '.cm-content': { caretColor: token.color.text, overflowWrap: 'anywhere' },
  '.cm-cursor': { borderLeftColor: token.color.text },
  '.cm-gutters': { backgroundColor: token.color.raised, color: token.color.textMuted, border: 'none' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: token.color.accentSoft,
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: token.color.infoSoft, color: token.color.text },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: token.color.dangerSoft, color: token.color.danger },
  '.cm-placeholder': { color: token.color.textMuted },
  '.cm-tooltip': {
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.control,
    backgroundColor: token.color.surface,
    color: token.color.text,
    boxShadow: token.shadow.overlay,
  },
  '.cm-panels': { backgroundColor: token.color.raised, color: token.color.text },
});

export const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: token.color.info },
  { tag: tags.string, color: token.color.success },
  { tag: tags.number, color: token.color.accentText },
  { tag: [tags.bool, tags.null], color: token.color.warning },
  { tag: tags.invalid, color: token.color.danger },
]);
