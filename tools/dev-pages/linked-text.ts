import { escapeHtml } from '@declic/nest-kit/escape-html';

/** Text with its web addresses as links; both parts are escaped. */
export function linkedText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
