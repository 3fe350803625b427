import { analyse } from '../embedded-engine';
import { anIntake } from './intakes';

/** The lines that an intake of nothing but a free text gives, by field; empty fields are left out. */
export async function readText(rawText: string, competitors = ''): Promise<Record<string, string[]>> {
  const { icp, pillars, offers, tone } = await analyse(anIntake({ goals: '', strategyName: '', competitors, rawText }));
  const lines = Object.entries({ ...icp, pillars, offers, voice: tone.voice });
  return Object.fromEntries(
    lines.filter(([, found]) => found.length > 0).map(([f, l]) => [f, l.map(({ text }) => text)]),
  );
}
