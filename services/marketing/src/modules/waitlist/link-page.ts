import type { Page } from '@declic/nest-kit';
import type { Language } from './waitlist-entry.entity';

export interface LinkPageText {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** The page behind a mailed link: opening it changes nothing, its button acts. */
export function linkPage(
  lang: Language,
  { title, text, action }: LinkPageText,
  form: { readonly path: string; readonly fields?: string },
): Page {
  const fields = form.fields === undefined ? '' : `${form.fields}\n`;
  return {
    lang,
    title,
    body: `<h1>${title}</h1>
<p>${text}</p>
<form method="post" action="/api/marketing/waitlist/${form.path}">
${fields}<button>${action}</button>
</form>`,
  };
}
