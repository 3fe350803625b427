import { Injectable } from '@nestjs/common';
import { actions } from '../../catalogue/catalogue';
import type { Action } from '../../engine/action';

export interface CatalogueFilter {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
}

/** The actions that can be found, in alphabetical order. */
@Injectable()
export class CatalogueService {
  /** A blank search is ignored; an empty category, or `all`, counts as unset. */
  list({ search = '', category = '' }: CatalogueFilter): Action[] {
    const text = search.trim().toLowerCase();
    return actions
      .filter(({ title, slug }) => text === '' || title.toLowerCase().includes(text) || slug.includes(text))
      .filter((action) => category === '' || category === 'all' || action.category === category)
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  }

  categories(): string[] {
    return [...new Set(actions.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'en'));
  }
}
