import { lazy, type ReactNode, Suspense } from 'react';
import type { CodeLanguage } from './highlighted-code';

const HighlightedCode = lazy(() =>
  import('./highlighted-code')
    .then((module) => ({ default: module.HighlightedCode }))
    .catch(() => ({ default: PlainCode })),
);

/** Longer code is shown without colours: each token is an element. */
const MOST_CHARACTERS = 20_000;

/** Code in colours, once the grammars are there; the same text without them before that. */
export function CodeColours({ code, language }: { code: string; language: CodeLanguage }) {
  if (code.length > MOST_CHARACTERS) return code;
  return (
    <Suspense fallback={code}>
      <HighlightedCode code={code} language={language} />
    </Suspense>
  );
}

function PlainCode({ code }: { code: string; language: CodeLanguage }): ReactNode {
  return code;
}
