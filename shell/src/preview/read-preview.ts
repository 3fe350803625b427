import { PREVIEW_ELEMENT_ID, type PreviewNotice } from '@declic/remote-kit/host';

/** What this page says about itself when it shows other versions than visitors get; null for every other page. */
export function inlinedPreview(): PreviewNotice | null {
  const text = document.getElementById(PREVIEW_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PreviewNotice) : null; // written by the edge that wrote the page
}
