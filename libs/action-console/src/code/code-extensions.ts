import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers, placeholder as placeholderText } from '@codemirror/view';
import type { CodeEditorProps } from './code-editor-props';
import { codeTheme, highlighting } from './code-theme';

const LINT_DELAY_MS = 250;

/** Everything that stays the same as long as one editor is open. */
export function createExtensions({ placeholder, findProblem }: CodeEditorProps): Extension {
  return [
    // The page's policy admits style elements with its nonce only.
    EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''),
    codeTheme,
    syntaxHighlighting(highlighting),
    json(),
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    EditorView.lineWrapping,
    findProblem ? [lintGutter(), createLinter(findProblem)] : [],
    placeholder ? placeholderText(placeholder) : [],
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
  ];
}

function createLinter(findProblem: NonNullable<CodeEditorProps['findProblem']>): Extension {
  return linter(
    (view) => {
      const problem = findProblem(view.state.doc.toString());
      return problem ? [problem] : [];
    },
    { delay: LINT_DELAY_MS },
  );
}
