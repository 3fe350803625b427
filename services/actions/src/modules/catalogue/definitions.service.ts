import { Injectable } from '@nestjs/common';
import { ActionsRegistry } from './actions.registry';
import { ActionNotFoundError } from './catalogue.errors';
import { toDefinition, toSummary } from './to-definition';
import { toRoutedAction } from './to-routed-action';

/** The catalogue as programs read it. It changes with a release only, so each part is made once, when it is first asked for. */
@Injectable()
export class DefinitionsService {
  #summaries: ReturnType<typeof toSummary>[] | undefined;
  #routed: ReturnType<typeof toRoutedAction>[] | undefined;
  readonly #definitions = new Map<string, ReturnType<typeof toDefinition>>();

  constructor(private readonly registry: ActionsRegistry) {}

  list() {
    return (this.#summaries ??= this.registry
      .list()
      .map((action) => toSummary(action, this.registry.findObstacle(action))));
  }

  /** Of the actions that can run. */
  listRouted() {
    return (this.#routed ??= this.registry.listEnabled().map(toRoutedAction));
  }

  /** @throws {ActionNotFoundError} there is no such action. */
  get(slug: string) {
    const action = this.registry.findListed(slug);
    if (!action) throw new ActionNotFoundError(slug);
    const known = this.#definitions.get(action.slug) ?? toDefinition(action, this.registry.findObstacle(action));
    this.#definitions.set(action.slug, known);
    return known;
  }
}
