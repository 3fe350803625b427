import { isForeign } from '../../engine/embedded/analysis/language';
import type { Findings, Intake } from '../../engine/intake';
import type { AnalysisFailure } from '../strategies/analysis-messages';

/** Why an analysis found nothing that content could be made of; undefined when it found at least one line. */
export function findReadingFault(intake: Intake, findings: Findings): AnalysisFailure | undefined {
  if (hasLines(findings)) return undefined;
  const text = `${intake.goals}\n${intake.rawText}\n${intake.pdfText}`;
  if (!/\p{L}{2}/u.test(text)) return 'no_words';
  return isForeign(text) ? 'not_understood' : 'nothing_found';
}

function hasLines({ icp, pillars, offers, tone }: Findings): boolean {
  return [...Object.values(icp), pillars, offers, tone.voice].some((lines) => lines.length > 0);
}
