import { token } from '@declic/design-system';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import { createLowlight } from 'lowlight';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const lowlight = createLowlight({ bash, javascript, json, python });

export type CodeLanguage = 'bash' | 'javascript' | 'json' | 'python';

/** A file of its own, because importing it is what fetches the grammars. */
export function HighlightedCode({ code, language }: { code: string; language: CodeLanguage }): ReactNode {
  return <Colours>{renderAll(lowlight.highlight(language, code).children)}</Colours>;
}

type Node = ReturnType<typeof lowlight.highlight>['children'][number];

function renderAll(nodes: readonly Node[]): ReactNode[] {
  return nodes.map(render);
}

function render(node: Node, index: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const names = node.properties['className'];
  return (
    <span key={index} className={Array.isArray(names) ? names.join(' ') : undefined}>
      {renderAll(node.children)}
    </span>
  );
}

const Colours = styled.span`
  & .hljs-string,
  & .hljs-regexp {
    color: ${token.color.success};
  }

  & .hljs-attr,
  & .hljs-property,
  & .hljs-variable,
  & .hljs-subst {
    color: ${token.color.info};
  }

  & .hljs-keyword,
  & .hljs-built_in {
    color: ${token.color.accentText};
  }

  & .hljs-number,
  & .hljs-literal {
    color: ${token.color.warning};
  }
`;
