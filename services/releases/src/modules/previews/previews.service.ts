import { Clock, type OpOutput } from '@declic/nest-kit';
import { selectComposition } from '@declic/nest-kit/composition';
import { unmetNeeds } from '@declic/remote-kit/contract';
import { Injectable } from '@nestjs/common';
import type { ReleasesConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { type Actor, mayRelease } from '../../pipeline/actor';
import { isRemote, isShell } from '../../pipeline/manifest';
import { type ChosenRelease, CompositionsRepository } from '../compositions/compositions.repository';
import { ServedReleases } from '../collection/served-releases';
import { ServedCompositions } from '../compositions/served-compositions';
import { toCandidates } from '../compositions/to-candidates';
import { listVersions } from '../compositions/list-versions';
import type { ReleaseEntity } from '../releases/release.entity';
import {
  CollectedReleaseError,
  ForeignDeployableError,
  ReleaseNotFoundError,
  ReleaseRefusedError,
  WithdrawnReleaseError,
} from '../releases/release.errors';
import type { ReleaseId } from '../store/release-store';
import { CompositionNotFoundError, PreviewNotFoundError } from './preview.errors';
import { type PreviewSubject, readPreview, signPreview } from './preview-token';
import { PreviewsRepository } from './previews.repository';

const DEFAULT_HOURS = 8;
const HOUR_MS = 3_600_000;

type Override = Extract<PreviewSubject, { overrides: unknown }>['overrides'][number];
type PreviewLink = OpOutput<'createPreview'>;
type Preview = OpOutput<'getPreview'>;

/** Links that show versions which visitors do not get. What a link shows is signed; whether it still may is checked at each use. */
@Injectable()
export class PreviewsService {
  constructor(
    @InjectConfig() private readonly config: ReleasesConfig,
    private readonly previews: PreviewsRepository,
    private readonly compositions: CompositionsRepository,
    private readonly served: ServedCompositions,
    private readonly servedReleases: ServedReleases,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {ForeignDeployableError} the actor does not own one of the deployables.
   * @throws {ReleaseNotFoundError} a version was never registered.
   * @throws {WithdrawnReleaseError} a version was withdrawn.
   * @throws {CollectedReleaseError} the files of a version were deleted.
   * @throws {ReleaseRefusedError} the shell of the preview lacks what a remote needs.
   */
  async linkToVersions(actor: Actor, overrides: readonly Override[], hours = DEFAULT_HOURS): Promise<PreviewLink> {
    const foreign = overrides.find(({ name }) => !mayRelease(actor, name));
    if (foreign) throw new ForeignDeployableError(actor.name, foreign.name);
    await this.withOverrides(overrides);
    return this.sign({ overrides }, overrides, hours);
  }

  /** @throws {CompositionNotFoundError} no visitor was ever offered this composition. */
  async linkToComposition(compositionId: string, hours = DEFAULT_HOURS): Promise<PreviewLink> {
    const chosen = await this.replayed(compositionId);
    return this.sign({ compositionId }, chosen.flatMap(listVersions), hours);
  }

  /** @throws {PreviewNotFoundError} the link was not signed here, or has expired. Otherwise as when it was signed. */
  async open(token: string): Promise<Preview> {
    const preview = await readPreview(this.config.PREVIEW_SECRET, token);
    if (!preview) throw new PreviewNotFoundError('This preview link is not valid, or has expired.');
    const { subject, expiresAt } = preview;
    const expires_at = expiresAt.toISOString();
    if ('compositionId' in subject) {
      const chosen = await this.replayed(subject.compositionId);
      const notice = { overrides: [], replayed: subject.compositionId, expires_at };
      return { notice, opens_at: '/', composition: selectComposition(toCandidates(chosen)) };
    }
    const chosen = await this.withOverrides(subject.overrides);
    const notice = { overrides: [...subject.overrides], replayed: null, expires_at };
    return {
      notice,
      opens_at: pathOf(subject.overrides, chosen),
      composition: selectComposition(toCandidates(chosen)),
    };
  }

  /** The versions are kept for as long as the link opens them. */
  private async sign(subject: PreviewSubject, versions: readonly ReleaseId[], hours: number): Promise<PreviewLink> {
    const expiresAt = new Date(this.clock.now().getTime() + hours * HOUR_MS);
    await this.servedReleases.keepUntil(versions, expiresAt);
    const token = await signPreview(this.config.PREVIEW_SECRET, { subject, expiresAt });
    return { path: `/preview?token=${token}`, expires_at: expiresAt.toISOString() };
  }

  /** What visitors get, with these versions in their place. Nothing stands in for them: a failure is to be seen. */
  private async withOverrides(overrides: readonly Override[]): Promise<ChosenRelease[]> {
    const releases = await Promise.all(overrides.map((override) => this.usable(override)));
    const names = new Set(overrides.map(({ name }) => name));
    const others = (await this.compositions.chosenReleases()).filter(({ stable }) => !names.has(stable.name));
    const chosen = [...others.map(withoutCanary), ...releases.map(({ manifest }) => chosenAlone(manifest))];
    refuseUnmetNeeds(chosen);
    return chosen.toSorted((one, other) => (one.stable.name < other.stable.name ? -1 : 1));
  }

  private async usable({ name, version }: Override): Promise<ReleaseEntity> {
    const release = await this.stored(name, version);
    if (release.withdrawnAt) throw new WithdrawnReleaseError(`${name} ${version} was withdrawn.`);
    return release;
  }

  private async replayed(id: string): Promise<ChosenRelease[]> {
    const choice = await this.served.find(id);
    if (!choice) throw new CompositionNotFoundError(`No composition ${id} is known here.`);
    const shell = choice.shell === null ? [] : [{ name: 'shell', version: choice.shell, fallback: null }];
    return Promise.all(
      [...choice.remotes, ...shell].map(async ({ name, version, fallback }) => {
        const standIn = fallback === null ? null : (await this.stored(name, fallback)).manifest;
        const chosen = chosenAlone((await this.stored(name, version)).manifest);
        return standIn && isRemote(standIn) ? { ...chosen, fallback: standIn } : chosen;
      }),
    );
  }

  private async stored(name: string, version: string): Promise<ReleaseEntity> {
    const release = await this.previews.findRelease(name, version);
    if (!release) throw new ReleaseNotFoundError(`${name} has no release ${version}.`);
    if (release.collectedAt) throw new CollectedReleaseError(`The files of ${name} ${version} were deleted.`);
    return release;
  }
}

function chosenAlone(stable: ChosenRelease['stable']): ChosenRelease {
  return { stable, canary: null, canaryPercent: null, fallback: null, withdrawn: [] };
}

function withoutCanary(chosen: ChosenRelease): ChosenRelease {
  return { ...chosen, canary: null, canaryPercent: null };
}

function refuseUnmetNeeds(chosen: readonly ChosenRelease[]): void {
  const manifests = chosen.map(({ stable }) => stable);
  const shell = manifests.find(isShell);
  if (!shell) return;
  const [reason, ...others] = manifests.filter(isRemote).flatMap(({ name, version, needs }) => {
    const unmet = unmetNeeds(needs, shell.offer);
    const message = `The shell ${shell.version} cannot run ${name} ${version}. ${unmet.join(' ')}`;
    return unmet.length > 0 ? [{ code: 'needs_unmet' as const, message }] : [];
  });
  if (reason) throw new ReleaseRefusedError([reason, ...others]);
}

/** The first area of the first remote that is previewed. */
function pathOf(overrides: readonly Override[], chosen: readonly ChosenRelease[]): string {
  const names = overrides.map(({ name }) => name);
  const remote = chosen
    .map(({ stable }) => stable)
    .find((manifest) => isRemote(manifest) && names.includes(manifest.name));
  return (remote && isRemote(remote) ? remote.areas[0]?.path : undefined) ?? '/';
}
