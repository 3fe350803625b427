import { escapeHtml } from '@declic/nest-kit/escape-html';
import {
  headHtml,
  KIT_ATTRIBUTE,
  PAGE_DATA_ELEMENT_ID,
  type PageHead,
  PRERENDERED_ATTRIBUTE,
} from '@declic/remote-kit/contract';
import { jsonForScript } from './escape';
import type { PageSlot } from './page-template';
import type { ReleasedPage } from '../pages/page-files';

/**
 * What a page that is there as HTML puts into the document: its head, the rules of what it shows, and itself. The style element has
 * the nonce of the document.
 */
export function pageSlots(
  { release, head, styles, html, kit, data }: ReleasedPage,
  origin: string,
  nonce: string,
): Partial<Record<PageSlot, string>> {
  return {
    lang: `lang="${escapeHtml(head.lang ?? 'en')}"`,
    title: headHtml(head, origin),
    headEnd: `${paintLink(head)}<style nonce="${nonce}">${styles}</style>`,
    rootAttributes: ` ${PRERENDERED_ATTRIBUTE}="${escapeHtml(release)}"${kit === undefined ? '' : ` ${KIT_ATTRIBUTE}="${escapeHtml(kit)}"`}`,
    root: html,
    // Behind the page, which needs it when its code is there.
    noscript: data
      ? `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${jsonForScript(data)}</script>`
      : '',
  };
}

/** The browser paints once this element is there. */
function paintLink({ paintedWith }: PageHead): string {
  return paintedWith === undefined ? '' : `<link rel="expect" blocking="render" href="#${escapeHtml(paintedWith)}">`;
}
