import { escapeHtml } from '@declic/nest-kit/escape-html';

/** HTML that may stand in a page as it is. Everything else is escaped. */
export class SafeHtml {
  constructor(readonly text: string) {}
}

type Part = SafeHtml | string | number | false | null | undefined | readonly SafeHtml[];

/** Escapes every value between the parts of a template. Attributes are written in double quotes. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): SafeHtml {
  return new SafeHtml(
    strings.map((text, index) => text + (index < values.length ? render(values[index]) : '')).join(''),
  );
}

function render(value: Part): string {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeAllowed(String(value));
}

/** Characters that HTML does not allow are left out. */
function escapeAllowed(text: string): string {
  return escapeHtml(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, ''));
}
