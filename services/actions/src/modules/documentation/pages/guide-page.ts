import { expandGuide, type GuideFacts } from '../guides/expand-guide';
import type { Guide } from '../guides/guides';
import type { PageText } from './page-text';
import { renderMarkdown } from './render-markdown';

export function guidePage({ slug, title, description, markdown }: Guide, facts: GuideFacts): PageText {
  const path = slug === '' ? '/docs' : `/docs/${slug}`;
  return { path, title, description, body: renderMarkdown(expandGuide(markdown, facts)) };
}
