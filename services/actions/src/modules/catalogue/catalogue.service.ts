import { Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { ActionsRegistry } from './actions.registry';

export interface CatalogueFilter {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
}

/** The actions that can be found, in alphabetical order. */
@Injectable()
export class CatalogueService {
  constructor(private readonly registry: ActionsRegistry) {}

  /** A blank search is ignored; an empty category, or `all`, counts as unset. */
  list({ search = '', category = '' }: CatalogueFilter): Action[] {
    const text = search.trim().toLowerCase();
    return this.registry
      .listEnabled()
      .filter(({ title, slug }) => text === '' || title.toLowerCase().includes(text) || slug.includes(text))
      .filter((action) => category === '' || category === 'all' || action.category === category);
  }

  categories(): string[] {
    return [...new Set(this.list({}).map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'en'));
  }
}
