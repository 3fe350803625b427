import { splitThread } from '@declic/content-rules';
import { useMemo } from 'react';
import type { DraftSource, Format } from '../drafts.queries';
import { annotate } from './annotate';
import { renderMarkdown } from './render-markdown';

/** The rendered parts of a draft, one for each tweet of a thread and one for other formats, with its sentences marked. */
export function useCitedParts(format: Format, text: string, sources: readonly DraftSource[]): DocumentFragment[] {
  return useMemo(() => {
    const texts = format === 'tweet' ? splitThread(text) : [text];
    const parts = texts.map((part) => renderMarkdown(part, { keepsLines: format !== 'blog' }));
    annotate(parts, sources);
    return parts;
  }, [format, text, sources]);
}
