import type { components } from '@declic/openapi/types';
import type { ValueTransformer } from 'typeorm';
import type { CitedLine, CustomerProfile, ToneProfile } from '../../engine/intake';
import type { StrategyEntity } from './strategy.entity';

export type SummaryPart = components['schemas']['StrategyPart'];

/** A summary as lists of lines, in the order in which it is shown. */
export type SummaryParts = Readonly<Record<SummaryPart, readonly CitedLine[]>>;

/** The columns that hold the lines of a summary. */
type SummaryColumns = Pick<StrategyEntity, 'icp' | 'pillars' | 'offers' | 'toneProfile'>;

/** Undefined before the analysis is done. */
export function readParts({ icp, pillars, offers, toneProfile }: SummaryColumns): SummaryParts | undefined {
  if (!icp || !pillars || !offers || !toneProfile) return undefined;
  const { roles, company_types, sectors, pain_points } = icp;
  return { roles, company_types, sectors, pain_points, pillars, offers, voice: toneProfile.voice };
}

export function writeParts(strategy: SummaryColumns, parts: SummaryParts): Partial<SummaryColumns> {
  const { roles, company_types, sectors, pain_points, pillars, offers, voice } = parts;
  return {
    icp: {
      roles: [...roles],
      company_types: [...company_types],
      sectors: [...sectors],
      pain_points: [...pain_points],
    },
    pillars: [...pillars],
    offers: [...offers],
    ...(strategy.toneProfile && { toneProfile: { ...strategy.toneProfile, voice: [...voice] } }),
  };
}

/**
 * Lines that were stored before lines had ids get their place as id when they are read. A change of the summary stores all of
 * its lines, so that these ids stay from then on.
 */
function withIds(part: SummaryPart, lines: readonly (Omit<CitedLine, 'id'> & { id?: string })[]): CitedLine[] {
  return lines.map((line, place) => ({ ...line, id: line.id ?? `${part}-${place + 1}` }));
}

const store = <Stored>(stored: Stored) => stored;

export const profileColumn: ValueTransformer = {
  to: store<CustomerProfile | null>,
  from: (icp: CustomerProfile | null): CustomerProfile | null =>
    icp && {
      roles: withIds('roles', icp.roles),
      company_types: withIds('company_types', icp.company_types),
      sectors: withIds('sectors', icp.sectors),
      pain_points: withIds('pain_points', icp.pain_points),
    },
};

export const toneColumn: ValueTransformer = {
  to: store<ToneProfile | null>,
  from: (tone: ToneProfile | null): ToneProfile | null => tone && { ...tone, voice: withIds('voice', tone.voice) },
};

export const linesColumn = (part: SummaryPart): ValueTransformer => ({
  to: store<CitedLine[] | null>,
  from: (lines: CitedLine[] | null): CitedLine[] | null => lines && withIds(part, lines),
});
