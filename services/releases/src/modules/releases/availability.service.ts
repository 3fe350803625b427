import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import { SHELL } from '../../pipeline/manifest';
import { refuseForeign, refuseFrozen, refuseUnexpected } from './choice-guards';
import type { ChoiceEntity } from './choice.entity';
import { existing } from './existing-release';
import { OwnGates } from './gates/own-gates';
import type { ChoiceOptions } from './new-release';
import { ChoiceChangedError, DeployableNotFoundError, ShellNeededError } from './release.errors';
import { RefusalLog } from './refusal-log';
import { ReleaseChooser } from './release-chooser';
import { ReleasesRepository } from './releases.repository';
import type { ReleasesTransaction } from './releases-transaction';

type Change = Pick<ChoiceOptions, 'expect' | 'reason'>;

interface Preparation {
  /** Done before the lock of all choices is taken, because it takes long. */
  readonly prepare?: () => Promise<void>;
}

/** Freezes and retires deployables. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly gates: OwnGates,
    private readonly chooser: ReleaseChooser,
    private readonly refusals: RefusalLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses every change of what visitors get, or accepts changes again.
   *
   * @throws {DeployableNotFoundError} no version of it was ever chosen.
   * @throws {ChoiceChangedError}
   */
  setFrozen(actor: Actor, name: string, { frozen, ...change }: Change & { frozen: boolean }): Promise<void> {
    const action = frozen ? 'freeze' : 'unfreeze';
    return this.changeChoice({ actor, name, action, ...change }, async (tx, choice) => {
      if ((choice.frozenAt !== null) === frozen) return;
      await tx.change(name, { frozenAt: frozen ? this.clock.now() : null });
      await tx.record({
        name,
        version: null,
        action: frozen ? 'frozen' : 'unfrozen',
        actor: actor.name,
        reason: change.reason,
      });
    });
  }

  /**
   * Takes a remote away from visitors. A canary of it ends.
   *
   * @throws {ShellNeededError} it is the shell.
   * @throws {FrozenDeployableError}
   * @throws as `setFrozen`.
   */
  retire(actor: Actor, name: string, change: Change): Promise<void> {
    return this.changeChoice({ actor, name, action: 'retire', ...change }, async (tx, choice) => {
      if (name === SHELL) throw new ShellNeededError('The shell cannot be retired: every page needs one.');
      refuseFrozen(choice);
      if (choice.retiredAt) return;
      const { canary } = choice;
      await tx.change(name, { retiredAt: this.clock.now(), canary: null, canaryPercent: null });
      if (canary !== null) await tx.record({ name, version: canary, action: 'canary_ended', actor: actor.name });
      await tx.record({ name, version: choice.version, action: 'retired', actor: actor.name, reason: change.reason });
    });
  }

  /**
   * Gives a retired remote back to visitors, in the version that was chosen last.
   *
   * @throws {ReleaseRefusedError} a gate refuses this version by now.
   * @throws as `retire`.
   */
  revive(actor: Actor, name: string, change: Change): Promise<void> {
    let checked: string | null = null;
    const prepare = async () => {
      checked = await this.checkRetired(name);
    };
    return this.changeChoice({ actor, name, action: 'revive', ...change, prepare }, async (tx, choice) => {
      refuseFrozen(choice);
      if (!choice.retiredAt) return;
      const { version } = choice;
      if (version !== checked) throw new ChoiceChangedError(`${name} was changed meanwhile. Revive it again.`);
      await this.chooser.check(tx, await existing(tx, name, version));
      await tx.change(name, { retiredAt: null });
      await tx.record({ name, version, action: 'revived', actor: actor.name, reason: change.reason });
    });
  }

  /** Compares the version that a revival gives back with the store, and returns it. */
  private async checkRetired(name: string): Promise<string | null> {
    const choice = await this.releases.unlocked.findChoice(name);
    if (!choice?.retiredAt) return null;
    const { manifest } = await existing(this.releases.unlocked, name, choice.version);
    await this.gates.check(manifest, { isChosen: true });
    return choice.version;
  }

  private changeChoice(
    { actor, name, action, expect, prepare }: Change & Preparation & { actor: Actor; name: string; action: string },
    work: (tx: ReleasesTransaction, choice: ChoiceEntity) => Promise<void>,
  ): Promise<void> {
    return this.refusals.watch({ actor, name, version: null, action }, async () => {
      refuseForeign(actor, name);
      await prepare?.();
      await this.releases.withLockedChoices(async (tx) => {
        const choice = await tx.findChoice(name);
        if (!choice) throw new DeployableNotFoundError(`No version of ${name} was ever chosen.`);
        refuseUnexpected(choice, name, expect);
        await work(tx, choice);
      });
    });
  }
}
