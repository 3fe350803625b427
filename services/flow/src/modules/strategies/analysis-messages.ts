import type { WorkflowFailure } from '../../workflows/workflow-error';
import type { PdfFailure } from '../pdfs/pdf-failure';
import type { StepId } from '../../engine/content-engine';

/** Why an analysis failed, as it is stored. */
export type AnalysisFailure =
  | 'broken'
  | 'too_slow'
  | 'no_words'
  | 'not_understood'
  | 'nothing_found'
  | 'workflow_silent'
  | WorkflowFailure
  | PdfFailure;

type StatusFailure = Extract<AnalysisFailure, `workflow_status_${number}`>;

const OTHER_PDF = 'Start again with another address, with an uploaded PDF or without one.';

/** Each says what happened and what to do. */
const FAILURES: Readonly<Record<Exclude<AnalysisFailure, StatusFailure>, string>> = {
  broken: 'The analysis failed on our side. What you typed is kept: start it again.',
  too_slow:
    'The analysis of this text takes too long. Change what you typed to a shorter text, or start again with a shorter PDF.',
  no_words:
    'There are no words in what you typed. Change it so that it says who you write for and what you offer them.',
  not_understood:
    'The text was not recognised as English, French or Spanish, the languages that can be read. Change what you typed to a text in one of them.',
  nothing_found:
    'Nothing about customers, topics or offers was found in what you typed. Change it so that the free text says who you write for, what troubles them and what you offer.',
  workflow_away: 'Failed to start analysis. Please try again.',
  workflow_timed_out: 'Failed to start analysis. Please try again.',
  workflow_bad_answer: 'Invalid response from server. Please try again.',
  workflow_silent: 'The workflow took what you typed and sent no result in time. Please try again.',
  pdf_address_refused: `The address of the PDF does not lead to a web server that everybody can reach. ${OTHER_PDF}`,
  pdf_missing: `There is nothing at the address of the PDF (not found). ${OTHER_PDF}`,
  pdf_forbidden: `The server of the PDF gives it only to those who sign in there. ${OTHER_PDF}`,
  pdf_timed_out: `The server of the PDF did not send it in time. ${OTHER_PDF}`,
  pdf_unreachable: `The server of the PDF could not be reached, or answered with an error. ${OTHER_PDF}`,
  pdf_fetch_off: 'Addresses cannot be read on this server. Start again with an uploaded PDF or without one.',
  pdf_not_a_pdf: `What is at the address is not a PDF, maybe a page that shows one. ${OTHER_PDF}`,
  pdf_damaged: `The PDF at the address is damaged and cannot be read. ${OTHER_PDF}`,
  pdf_too_complex: `The PDF at the address takes too much time or memory to read. ${OTHER_PDF}`,
  pdf_encrypted: `The PDF at the address is protected by a password. ${OTHER_PDF}`,
  pdf_without_text: `The pages of the PDF at the address are pictures without text, as a scanner makes them. ${OTHER_PDF}`,
  pdf_too_large: `The PDF at the address has more than 10 MB. ${OTHER_PDF}`,
  pdf_too_long: `The PDF at the address has more than 200 pages or 200,000 characters. ${OTHER_PDF}`,
};

/** Whether the intake can be analysed with another PDF, or without one. */
export const isPdfFailure = (failure: AnalysisFailure | null): boolean => failure?.startsWith('pdf_') ?? false;

/** Whether the same text would fail again. */
export const isIntakeFailure = (failure: AnalysisFailure | null): boolean =>
  failure === 'too_slow' || failure === 'no_words' || failure === 'not_understood' || failure === 'nothing_found';

const REFUNDED = 'The credits that the analysis cost were given back.';

export const STEP_LABELS: Readonly<Record<StepId, string>> = {
  reading: 'Reading what you typed',
  audience: 'Looking for who it is for',
  offers: 'Looking for the offers',
  pillars: 'Looking for the content pillars',
  tone: 'Looking for the tone',
};

/** Everything that the page says about the state of an analysis. */
export const analysisMessages = {
  queued: 'Waiting to start.',
  queuedAgain: 'Something went wrong. Trying again in a moment.',
  running: (step: StepId | null) => `${STEP_LABELS[step ?? 'reading']}.`,
  done: 'The analysis is done.',
  /** A reason that a newer release has stored is told as the general one. */
  failed: (failure: AnalysisFailure | null, isRefunded: boolean) =>
    [describeFailure(failure ?? 'broken'), ...(isRefunded ? [REFUNDED] : [])].join(' '),
} as const;

function describeFailure(failure: AnalysisFailure): string {
  return isStatus(failure)
    ? `Webhook returned status ${failure.slice(STATUS.length)}. Please try again.`
    : (FAILURES[failure] ?? FAILURES.broken);
}

const STATUS = 'workflow_status_';
const isStatus = (failure: AnalysisFailure): failure is StatusFailure => failure.startsWith(STATUS);
