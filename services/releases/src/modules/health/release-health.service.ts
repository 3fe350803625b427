import { Clock, type OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { ReleaseHealthRepository } from './release-health.repository';
import { toVersionHealth } from './to-version-health';

const HOUR_MS = 60 * 60 * 1_000;

@Injectable()
export class ReleaseHealthService {
  constructor(
    private readonly health: ReleaseHealthRepository,
    private readonly clock: Clock,
  ) {}

  /** How each version fared within the last hours. */
  async read(hours: number): Promise<OpOutput<'getReleaseHealth'>> {
    const to = this.clock.now();
    const from = new Date(to.getTime() - hours * HOUR_MS);
    const counts = await this.health.countSince(from);
    const loads = new Map<string, number>();
    for (const { name, loads: ofVersion } of counts) loads.set(name, (loads.get(name) ?? 0) + ofVersion);
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      versions: counts.map((version) => toVersionHealth(version, loads.get(version.name) ?? 0)),
    };
  }
}
