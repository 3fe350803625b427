import { Clock, type OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { TrialsRepository } from '../canaries/trials.repository';
import { ReleaseHealthRepository } from './release-health.repository';
import { toTrial } from './to-trial';
import { toVersionHealth } from './to-version-health';

const HOUR_MS = 60 * 60 * 1_000;

@Injectable()
export class ReleaseHealthService {
  constructor(
    private readonly health: ReleaseHealthRepository,
    private readonly trials: TrialsRepository,
    private readonly clock: Clock,
  ) {}

  /** How each version fared within the last hours. */
  async read(hours: number): Promise<OpOutput<'getReleaseHealth'>> {
    const to = this.clock.now();
    const from = new Date(to.getTime() - hours * HOUR_MS);
    const [counts, trials] = await Promise.all([this.health.countSince(from), this.trials.running()]);
    const trialOf = new Map(trials.map((trial) => [`${trial.name} ${trial.version}`, trial]));
    const loads = new Map<string, number>();
    for (const { name, loads: ofVersion } of counts) loads.set(name, (loads.get(name) ?? 0) + ofVersion);
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      versions: counts.map((version) => ({
        ...toVersionHealth(version, loads.get(version.name) ?? 0),
        trial: toTrial(trialOf.get(`${version.name} ${version.version}`)),
      })),
    };
  }
}
