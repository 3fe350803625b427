import type { StrategyFacts } from '../engine/content-engine';
import { analyse } from '../engine/embedded/analysis/embedded-engine';
import type { CitedLine, FoundLine, Intake } from '../engine/intake';

/** The summary of an intake as it is without corrections. */
export async function toStrategyFacts(intake: Intake): Promise<StrategyFacts> {
  const { icp, pillars, offers, tone, competitors } = await analyse(intake);
  const withIds = (part: string, lines: readonly FoundLine[]): CitedLine[] =>
    lines.map((line, place) => ({ id: `${part}-${place + 1}`, ...line }));
  return {
    strategyId: '00000000-0000-4000-8000-000000000001',
    intake,
    icp: {
      roles: withIds('roles', icp.roles),
      company_types: withIds('company_types', icp.company_types),
      sectors: withIds('sectors', icp.sectors),
      pain_points: withIds('pain_points', icp.pain_points),
    },
    pillars: withIds('pillars', pillars),
    offers: withIds('offers', offers),
    tone: { ...tone, voice: withIds('voice', tone.voice) },
    competitors,
  };
}
