import type { Findings } from './intake';
import type { Horizon } from './horizon';
import { isForeign } from './language';
import type { Reading } from './read-intake';

const LANGUAGES = { en: 'English', fr: 'French' } as const;

/** What was read, and what was not found: one remark per line. */
export function writeNotes(
  reading: Reading,
  findings: Omit<Findings, 'notes'>,
  pillarsAreNamed: boolean,
  horizon: Horizon | null,
): string {
  return [
    read(reading),
    missing(findings),
    guessedPillars(findings, pillarsAreNamed),
    horizon && `A period of ${horizon.days} days, from "${horizon.sentence.text}".`,
    reading.intake.pdfUrl && 'The PDF was not read: only what was typed was analysed.',
    findings.sourcesSeed.length > 0 && 'Web addresses were noted, not opened.',
  ]
    .filter(Boolean)
    .join('\n');
}

function read({ sentences, language, intake }: Reading): string {
  const count = sentences.length === 1 ? '1 sentence' : `${sentences.length} sentences`;
  if (language) return `Read by rules, without a language model: ${count} in ${LANGUAGES[language]}.`;
  return isForeign(`${intake.goals} ${intake.rawText}`)
    ? `Read by rules, without a language model: ${count}. The language is neither English nor French, so most of it could not be understood.`
    : `Read by rules, without a language model: ${count}, too few to be sure of the language.`;
}

function missing({ icp, pillars, offers, tone }: Omit<Findings, 'notes'>): string | false {
  const absent = Object.entries({
    roles: icp.roles,
    'company types': icp.company_types,
    sectors: icp.sectors,
    'pain points': icp.pain_points,
    'content pillars': pillars,
    offers,
    voice: tone.voice,
  }).filter(([, lines]) => lines.length === 0);
  return absent.length > 0 && `Not found in the text: ${absent.map(([name]) => name).join(', ')}.`;
}

function guessedPillars({ pillars }: Omit<Findings, 'notes'>, areNamed: boolean): string | false {
  return (
    pillars.length > 0 &&
    !areNamed &&
    'The intake names no content pillar; these are the topics that come back most often.'
  );
}
