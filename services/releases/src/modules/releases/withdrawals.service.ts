import { DomainError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import { SHELL } from '../../pipeline/manifest';
import { refuseForeign, refuseUnexpected } from './choice-guards';
import { existing } from './existing-release';
import { OwnGates } from './gates/own-gates';
import type { ChoiceOptions } from './new-release';
import { ChoiceChangedError, NoReplacementError } from './release.errors';
import { RefusalLog } from './refusal-log';
import { ReleaseChooser } from './release-chooser';
import type { ReleaseEntity } from './release.entity';
import { ReleasesRepository } from './releases.repository';
import type { ReleasesTransaction } from './releases-transaction';

interface Withdrawal extends Pick<ChoiceOptions, 'confirm' | 'expect' | 'reason'> {
  readonly actor: Actor;
  readonly name: string;
  readonly version: string;
  /** What the decision was based on. */
  readonly evidence?: Record<string, unknown> | null;
}

/** Puts versions aside for good. */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly gates: OwnGates,
    private readonly chooser: ReleaseChooser,
    private readonly refusals: RefusalLog,
  ) {}

  /**
   * Withdraws a version, also of a frozen deployable: a freeze keeps what works. If visitors get it, or would get it from a retired remote
   * that is revived, another one takes its place; a canary ends.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {ReleaseNotFoundError} this version was never registered.
   * @throws {ChoiceChangedError} another version is current than the caller expects, or this one became current meanwhile.
   * @throws {NoReplacementError} visitors get it, and no other version passes the gates.
   */
  withdraw(withdrawal: Withdrawal): Promise<ReleaseEntity> {
    const { actor, name, version } = withdrawal;
    return this.refusals.watch({ actor, name, version, action: 'withdraw' }, async () => {
      refuseForeign(actor, name);
      const choice = await this.releases.unlocked.findChoice(name);
      const stored = choice?.version === version ? await this.findStored(name, version) : null;
      return this.releases.withLockedChoices((tx) => this.withdrawLocked(tx, withdrawal, stored));
    });
  }

  private async withdrawLocked(
    tx: ReleasesTransaction,
    { actor, name, version, expect, reason, evidence = null, confirm }: Withdrawal,
    stored: ReadonlySet<string> | null,
  ): Promise<ReleaseEntity> {
    const release = await existing(tx, name, version);
    const choice = await tx.findChoice(name);
    refuseUnexpected(choice, name, expect);
    confirm?.(choice);
    if (release.withdrawnAt) return release;
    await tx.withdraw(release);
    if (choice?.canary === version) {
      await tx.change(name, { canary: null, canaryPercent: null });
      await tx.record({ name, version, action: 'canary_ended', actor: actor.name, reason });
    }
    await tx.record({ name, version, action: 'withdrawn', actor: actor.name, reason, evidence });
    if (choice?.version === version) await this.replace(tx, release, { actor, reason, stored });
    return existing(tx, name, version);
  }

  /** The versions that can take its place as far as store and API go. Asked without the lock, because a store may be slow. */
  private async findStored(name: string, version: string): Promise<ReadonlySet<string>> {
    const replacements = await this.releases.unlocked.findReplacements(name, version);
    const stored = await Promise.all(
      replacements.map(({ manifest }) => isPassed(() => this.gates.check(manifest, { isChosen: true }))),
    );
    return new Set(replacements.filter((_, index) => stored[index]).map((replacement) => replacement.version));
  }

  private async replace(
    tx: ReleasesTransaction,
    { name, version }: ReleaseEntity,
    { actor, reason, stored }: Pick<Withdrawal, 'actor' | 'reason'> & { stored: ReadonlySet<string> | null },
  ): Promise<void> {
    if (!stored) throw new ChoiceChangedError(`${name} ${version} became current meanwhile. Withdraw it again.`);
    const choose = { actor, reason, expect: undefined, replaces: true };
    for (const replacement of await tx.findReplacements(name, version))
      // A gate refuses before anything is written, so that the next one can be tried.
      if (stored.has(replacement.version) && (await isPassed(() => this.chooser.choose(tx, replacement, choose))))
        return;
    const otherwise = name === SHELL ? '' : `, or retire ${name}`;
    throw new NoReplacementError(
      `${name} ${version} is current, and no earlier version can take its place. Release another one first${otherwise}.`,
    );
  }
}

/** Whether no gate refuses. */
async function isPassed(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
