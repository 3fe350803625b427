import type { StrategyFacts } from '../../engine/content-engine';
import type { CitedLine, Intake } from '../../engine/intake';
import type { StrategyEntity } from '../strategies/strategy.entity';

/** What ideas and drafts are made of; undefined before the analysis is done. */
export function toStrategyFacts(strategy: StrategyEntity): StrategyFacts | undefined {
  const { icp, pillars, offers, toneProfile: tone } = strategy;
  if (!icp || !pillars || !offers || !tone) return undefined;
  return {
    strategyId: strategy.id,
    intake: toStoredIntake(strategy),
    icp,
    pillars,
    offers,
    tone,
    competitors: strategy.competitors,
  };
}

/** What the person typed or uploaded, as it is kept. */
function toStoredIntake(strategy: StrategyEntity): Intake {
  const { strategyName, goals, competitorsText: competitors, tone, rawText, pdfUrl, pdfText } = strategy;
  return { strategyName, goals, competitors, tone, rawText, pdfUrl, pdfText };
}

/** The texts of all lines of a summary, by their ids. */
export function readLines({ icp, pillars, offers, tone }: StrategyFacts): ReadonlyMap<string, string> {
  const lines: CitedLine[] = [Object.values(icp), pillars, offers, tone.voice].flat(2);
  return new Map(lines.map(({ id, text }) => [id, text]));
}
