import { Injectable } from '@nestjs/common';
import type { ActionsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { PageNotFoundError } from './documentation.errors';
import { guides } from './guides/guides';
import { actionPage } from './pages/action-page';
import { actionListPage, searchActions } from './pages/action-list-page';
import { guidePage } from './pages/guide-page';
import type { PageText } from './pages/page-text';
import { problemList, problemPage } from './pages/problem-pages';
import { findProblem, listProblemCodes } from './problems/problems';

/** The pages of the documentation, from the guides, the catalogue and the table of problems. */
@Injectable()
export class DocumentationService {
  constructor(
    private readonly registry: ActionsRegistry,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {}

  get publicUrl(): string {
    return this.config.PUBLIC_URL;
  }

  /** The paths of all pages. */
  listPaths(): string[] {
    return [
      ...guides.map(({ slug }) => (slug === '' ? '/docs' : `/docs/${slug}`)),
      '/docs/actions',
      ...this.registry.list().map(({ slug }) => `/docs/actions/${slug}`),
      ...listProblemCodes().map((code) => `/docs/errors/${code}`),
    ];
  }

  /** @throws {PageNotFoundError} there is no such guide. */
  guide(slug: string): PageText {
    const guide = guides.find((one) => one.slug === slug);
    if (!guide) throw new PageNotFoundError();
    const findAction = (name: string) => this.registry.findListed(name);
    return guidePage(guide, { publicUrl: this.config.PUBLIC_URL, findAction });
  }

  /** The guide on errors, with every code. */
  problems(): PageText {
    const page = this.guide('errors');
    return { ...page, body: `${page.body}\n${problemList()}` };
  }

  /** @throws {PageNotFoundError} no problem has this code. */
  problem(code: string): PageText {
    const help = findProblem(code);
    if (!help) throw new PageNotFoundError();
    return problemPage(code, help);
  }

  actions(search: string): PageText {
    return actionListPage(searchActions(this.registry.list(), search), search.trim());
  }

  /** @throws {PageNotFoundError} there is no such action. */
  action(slug: string): PageText {
    const action = this.registry.findListed(slug);
    if (!action) throw new PageNotFoundError();
    const { PUBLIC_URL: publicUrl } = this.config;
    return actionPage(action, { publicUrl, obstacle: this.registry.findObstacle(action) });
  }
}
