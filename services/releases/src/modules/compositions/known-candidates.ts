import type { OpOutput } from '@declic/nest-kit';
import { selectComposition } from '@declic/nest-kit/composition';
import { Injectable } from '@nestjs/common';
import type { ReleaseId } from '../store/release-store';
import { type ChosenRelease, type ChosenVersions, CompositionsRepository } from './compositions.repository';
import { listVersions } from './list-versions';
import { ServedCompositions } from './served-compositions';
import { toCandidates } from './to-candidates';

interface Known {
  readonly candidates: OpOutput<'getCandidates'>;
  readonly versions: readonly ReleaseId[];
}

/** The candidates of the present choices, computed once for each change of them and not for each page. */
@Injectable()
export class KnownCandidates {
  private key: string | undefined;
  private known: Promise<Known> | undefined;

  constructor(
    private readonly compositions: CompositionsRepository,
    private readonly served: ServedCompositions,
  ) {}

  async find(): Promise<Known> {
    const key = toKey(await this.compositions.chosenVersions());
    if (key === this.key && this.known) return this.known;
    this.key = key;
    return (this.known = this.compute(key));
  }

  private async compute(key: string): Promise<Known> {
    try {
      const chosen = await this.compositions.chosenReleases();
      const candidates = toCandidates(chosen);
      await this.served.record(candidates);
      // A choice that was changed between the two questions is another one for the next page.
      if (toKey(chosen.map(toVersions)) !== key) this.forget(key);
      return {
        candidates: { id: selectComposition(candidates).id, ...candidates },
        versions: chosen.flatMap(listVersions),
      };
    } catch (error) {
      this.forget(key);
      throw error;
    }
  }

  private forget(key: string): void {
    if (this.key === key) this.key = undefined;
  }
}

function toVersions({ stable, canary, canaryPercent, fallback, withdrawn }: ChosenRelease): ChosenVersions {
  return {
    name: stable.name,
    stable: stable.version,
    canary: canary?.version ?? null,
    canaryPercent,
    fallback: fallback?.version ?? null,
    withdrawn,
  };
}

/** Equal for equal versions: both questions name them in one order. */
function toKey(versions: readonly ChosenVersions[]): string {
  return JSON.stringify(
    versions.map(({ name, stable, canary, canaryPercent, fallback, withdrawn }) => [
      name,
      stable,
      canary,
      canaryPercent,
      fallback,
      ...withdrawn,
    ]),
  );
}
