import type { Findings } from '../../intake';
import type { Horizon } from './horizon';
import { isForeign } from './language';
import type { Reading } from './read-intake';

const LANGUAGES = { en: 'English', fr: 'French', es: 'Spanish' } as const;

/** What was read, and what was not found: one remark per line. */
export function writeNotes(
  reading: Reading,
  findings: Omit<Findings, 'notes'>,
  pillarsAreNamed: boolean,
  horizon: Horizon | null,
  reader = 'rules, without a language model',
): string {
  return [
    read(reading, reader),
    countPdfSentences(reading),
    nameOtherLanguages(reading),
    missing(findings),
    guessedPillars(findings, pillarsAreNamed),
    horizon && `A period of ${horizon.days} days, from "${horizon.sentence.text}".`,
    findings.sourcesSeed.length > 0 && 'Web addresses were noted, not opened.',
  ]
    .filter(Boolean)
    .join('\n');
}

function countPdfSentences({ sentences }: Reading): string | false {
  const count = sentences.filter(({ field }) => field === 'pdf').length;
  return count > 0 && `${count === 1 ? '1 of them is' : `${count} of them are`} from the PDF.`;
}

/** Fewer words than these name a language by chance. */
const FEWEST_WORDS = 6;

/** Texts are written in one language; what the summary takes over from a sentence in another one would stand in them as it is. */
function nameOtherLanguages({ sentences, language, isForeign: isUnread }: Reading): string | false {
  if (!language || isUnread) return false;
  const others = sentences.filter(
    ({ text, language: own }) => own !== language && text.split(' ').length >= FEWEST_WORDS,
  );
  const names = [...new Set(others.map(({ language: own }) => LANGUAGES[own]))].join(' and ');
  const count = others.length === 1 ? '1 sentence is' : `${others.length} sentences are`;
  return (
    others.length > 0 &&
    `${count} in ${names}, and texts are written in ${LANGUAGES[language]}: say the lines that rest on ${others.length === 1 ? 'it' : 'them'} in ${LANGUAGES[language]}, or remove them.`
  );
}

function read({ sentences, language, intake, isForeign: isUnread }: Reading, reader: string): string {
  const count = sentences.length === 1 ? '1 sentence' : `${sentences.length} sentences`;
  if (language && !isUnread) return `Read by ${reader}: ${count} in ${LANGUAGES[language]}.`;
  return isForeign(`${intake.goals} ${intake.rawText} ${intake.pdfText}`)
    ? `Read by ${reader}: ${count}. The language is neither English, French nor Spanish, so most of it could not be understood.`
    : `Read by ${reader}: ${count}, too few to be sure of the language.`;
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
