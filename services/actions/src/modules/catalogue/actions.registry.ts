import { Injectable } from '@nestjs/common';
import { actions, findAction } from '../../catalogue/catalogue';
import type { Action } from '../../engine/action';
import { Capabilities } from '../../engine/capabilities';

/** The actions of the catalogue, and which of them can run here. */
@Injectable()
export class ActionsRegistry {
  private readonly sorted = actions.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  private readonly enabled: readonly Action[];

  constructor(private readonly capabilities: Capabilities) {
    this.enabled = this.sorted.filter((action) => this.findObstacle(action) === null);
  }

  /** An action that can run, by its slug or an alias. */
  find(slug: string): Action | undefined {
    const action = this.findListed(slug);
    return action && this.findObstacle(action) === null ? action : undefined;
  }

  /** Also one that cannot run. */
  findListed(slug: string): Action | undefined {
    return findAction(slug);
  }

  /** All of them, in alphabetical order of their titles. */
  list(): readonly Action[] {
    return this.sorted;
  }

  /** Those that can run, in the same order. */
  listEnabled(): readonly Action[] {
    return this.enabled;
  }

  /** Why an action cannot run here; null when it can. */
  findObstacle(action: Action): string | null {
    return this.capabilities.findObstacle(action);
  }
}
