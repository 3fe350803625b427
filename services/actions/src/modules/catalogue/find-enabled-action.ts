import type { Action } from '../../engine/action';
import type { ActionsRegistry } from './actions.registry';
import { ActionDisabledError, ActionNotFoundError } from './catalogue.errors';

/**
 * An action that can run, by its slug or an alias.
 *
 * @throws {ActionNotFoundError} there is no such action.
 * @throws {ActionDisabledError} it is listed, but cannot run here.
 */
export function findEnabledAction(
  registry: Pick<ActionsRegistry, 'find' | 'findListed' | 'findObstacle'>,
  slug: string,
): Action {
  const action = registry.find(slug);
  if (action) return action;
  const listed = registry.findListed(slug);
  const obstacle = listed ? registry.findObstacle(listed) : null;
  throw obstacle === null ? new ActionNotFoundError(slug) : new ActionDisabledError(obstacle);
}
