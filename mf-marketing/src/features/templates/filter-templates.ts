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
  const wanted = search.trim().toLocaleLowerCase('fr');
  return templates.filter(
    ({ title, text, category: own }) =>
      (category === 'all' || category === own) && `${title}\n${text}`.toLocaleLowerCase('fr').includes(wanted),
  );
}
