import { escapeHtml } from '@declic/nest-kit/escape-html';
import { headHtml, KIT_ATTRIBUTE, PRERENDERED_ATTRIBUTE } from '@declic/remote-kit/contract';
import type { PageSlot } from './page-template';
import type { ReleasedPage } from '../pages/page-files';

/**
 * What a page that is there as HTML puts into the document: its head, the rules of what it shows, and itself. The style element has
 * the nonce of the document.
 */
export function pageSlots(
  { release, head, styles, html, kit }: ReleasedPage,
  origin: string,
  nonce: string,
): Partial<Record<PageSlot, string>> {
  return {
    lang: `lang="${escapeHtml(head.lang ?? 'en')}"`,
    title: headHtml(head, origin),
    headEnd: `<style nonce="${nonce}">${styles}</style>`,
    rootAttributes: ` ${PRERENDERED_ATTRIBUTE}="${escapeHtml(release)}"${kit === undefined ? '' : ` ${KIT_ATTRIBUTE}="${escapeHtml(kit)}"`}`,
    root: html,
    noscript: '',
  };
}
