import { PREVIEW_ELEMENT_ID } from '@declic/remote-kit/contract';
import { jsonForScript } from '../shell/escape';
import type { PreviewNotice } from './preview-source';

/** Tells a page that it is a preview: it says so, and reports nothing of what it observes. */
export function withPreviewNotice(html: string, notice: PreviewNotice): string {
  const element = `<script type="application/json" id="${PREVIEW_ELEMENT_ID}">${jsonForScript(notice)}</script>`;
  return html.replace('</head>', () => `${element}</head>`);
}
