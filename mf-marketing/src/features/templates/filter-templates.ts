import { categories, type Category, type Template } from './templates-texts';

export interface TemplateFilter {
  /** Words of a title or a description, in any case. */
  readonly search: string;
  readonly category: Category;
}

/** What the address asks for; a category that does not exist is all of them. */
export function readFilter(search: URLSearchParams): TemplateFilter {
  const category = search.get('category');
  return { search: search.get('search') ?? '', category: categories.find((known) => known === category) ?? 'all' };
}

export function filterTemplates(templates: readonly Template[], { search, category }: TemplateFilter): Template[] {
  const wanted = fold(search).trim();
  return templates.filter(
    ({ title, text, category: own }) =>
      (category === 'all' || category === own) && fold(`${title}\n${text}`).includes(wanted),
  );
}

/** In one case, and with the hyphen, apostrophe and space of a keyboard in the place of those that a text is set with. */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('fr')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\s+/g, ' ');
}
