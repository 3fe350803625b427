import type { CitedLine, Strategy, StrategyPart } from './strategies.queries';

/** What the page calls the parts of a summary. */
export const partNames: Record<StrategyPart, string> = {
  roles: 'Roles',
  company_types: 'Company types',
  sectors: 'Sectors',
  pain_points: 'Pain points',
  pillars: 'Content pillars',
  offers: 'Offers',
  voice: 'Voice',
};

/** The lines of a part; none before the analysis is done. */
export function getLines(strategy: Strategy, part: StrategyPart): readonly CitedLine[] {
  const { icp_json: icp, pillars_json: pillars, offers_json: offers, tone_json: tone } = strategy;
  if (part === 'pillars') return pillars ?? [];
  if (part === 'offers') return offers ?? [];
  if (part === 'voice') return tone?.voice ?? [];
  return icp?.[part] ?? [];
}
