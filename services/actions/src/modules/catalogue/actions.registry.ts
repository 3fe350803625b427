import { Injectable } from '@nestjs/common';
import { actions, findAction } from '../../catalogue/catalogue';
import type { Action } from '../../engine/action';
import { Capabilities } from '../../engine/capabilities';
import { configureAction } from '../../engine/model-path/configure-action';
import type { ActionsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { readModelSettings } from '../../ports/read-port-settings';

/** The actions of the catalogue as they are with this configuration, and which of them can run here. */
@Injectable()
export class ActionsRegistry {
  private readonly configured: ReadonlyMap<Action, Action>;
  private readonly sorted: readonly Action[];
  private readonly enabled: readonly Action[];

  constructor(
    private readonly capabilities: Capabilities,
    @InjectConfig() config: ActionsConfig,
  ) {
    const model = readModelSettings(config);
    this.configured = new Map(actions.map((action) => [action, configureAction(action, model)]));
    this.sorted = [...this.configured.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
    this.enabled = this.sorted.filter((action) => this.findObstacle(action) === null);
  }

  /** An action that can run, by its slug or an alias. */
  find(slug: string): Action | undefined {
    const action = this.findListed(slug);
    return action && this.findObstacle(action) === null ? action : undefined;
  }

  /** Also one that cannot run. */
  findListed(slug: string): Action | undefined {
    const action = findAction(slug);
    return action && (this.configured.get(action) ?? action);
  }

  /** All of them, in alphabetical order of their titles. */
  list(): readonly Action[] {
    return this.sorted;
  }

  /** Those that can run, in the same order. */
  listEnabled(): readonly Action[] {
    return this.enabled;
  }

  /** Whether a run on this input needs pages of the web where none is read. */
  isCutOff(action: Action, input: Readonly<Record<string, unknown>>): boolean {
    return !this.capabilities.isOnline && action.needsWeb(input);
  }

  /** Why an action cannot run here; null when it can. */
  findObstacle(action: Action): string | null {
    return this.capabilities.findObstacle(action);
  }
}
