import { type Actor, mayRelease } from '../../pipeline/actor';
import type { ChoiceEntity } from './choice.entity';
import {
  ChoiceChangedError,
  ForeignDeployableError,
  FrozenDeployableError,
  OverrideForbiddenError,
  RetiredDeployableError,
} from './release.errors';

/** @throws {ForeignDeployableError} the actor does not own the deployable. */
export function refuseForeign(actor: Actor, name: string): void {
  if (!mayRelease(actor, name)) throw new ForeignDeployableError(actor.name, name);
}

/** @throws {ChoiceChangedError} another version is current than the caller expects; undefined expects nothing. */
export function refuseUnexpected(choice: ChoiceEntity | null, name: string, expect: string | null | undefined): void {
  const current = choice?.version ?? null;
  if (expect === undefined || expect === current) return;
  throw new ChoiceChangedError(`${name} is at ${current ?? 'no version'}, not at ${expect ?? 'no version'}.`);
}

/** @throws {RetiredDeployableError} */
export function refuseRetired(choice: ChoiceEntity | null): void {
  if (choice?.retiredAt) throw new RetiredDeployableError(`${choice.name} is retired. Revive it first.`);
}

/** @throws {FrozenDeployableError} */
export function refuseFrozen(choice: ChoiceEntity | null): void {
  if (!choice?.frozenAt) return;
  throw new FrozenDeployableError(
    `${choice.name} is frozen since ${choice.frozenAt.toISOString()}. Unfreeze it first.`,
  );
}

/** @throws {OverrideForbiddenError} */
export function refuseOverride({ operator }: Actor, choice: { readonly override?: boolean | undefined } | null): void {
  if (choice?.override && !operator) throw new OverrideForbiddenError();
}
