import { AFTER_PAGE_ATTRIBUTE } from '@declic/remote-kit/contract';

const LATER = new RegExp(
  `\\s*<script\\b[^>]*\\s(?:type="module"|${AFTER_PAGE_ATTRIBUTE})[^>]*>[\\s\\S]*?</script>`,
  'gi',
);

/** The document without the scripts that a page which is there as HTML needs only once it is painted, and those scripts in their order. */
export function withoutLaterScripts(html: string): { document: string; scripts: string } {
  const scripts = (html.match(LATER) ?? []).map((script) => script.trim());
  return { document: html.replace(LATER, ''), scripts: scripts.join('') };
}
