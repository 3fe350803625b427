import type { ContentEngine, DraftRequest, StrategyFacts, Written, WrittenDraft } from '../content-engine';
import { findHorizon } from '../embedded/analysis/horizon';
import { writeNotes } from '../embedded/analysis/notes';
import { readIntake } from '../embedded/analysis/read-intake';
import type { Findings, Intake } from '../intake';
import { citeLines, type GivenLines } from './cite-lines';
import { readMaterial } from './material';
import { draftTask } from './model-draft';
import { findingsTask, mergeFindings } from './model-findings';
import { RefusedAnswerError } from './refused-answer';

/** Checks a summary that was delivered as one of a model is. When nothing is left of it, the result is the embedded engine's. */
export async function checkFindings(
  { host, embedded }: Deliverer,
  intake: Intake,
  given: GivenLines,
): Promise<Written<Findings>> {
  const byRules = await embedded.analyse(intake, () => Promise.resolve());
  const material = readMaterial(intake);
  try {
    const found = findingsTask(intake, material).read(citeLines(given, material));
    const reading = readIntake(intake);
    const reader = `the workflow at ${host}, each line checked against its sentence`;
    const findings = mergeFindings(byRules.result, found, '');
    const notes = writeNotes(reading, findings, true, findHorizon(reading), reader);
    const notice = describeLoss(countLines(given), countLines(found));
    return { result: { ...findings, notes }, engine: toEngine(host), notice };
  } catch (error) {
    if (!(error instanceof RefusedAnswerError)) throw error;
    return {
      ...byRules,
      notice: 'No line that the workflow sent stands in what you typed; the embedded engine wrote this.',
    };
  }
}

/** Checks a draft that was delivered as one of a model is. When it cannot be used, the result is the embedded engine's. */
export async function checkDraft(
  { host, embedded }: Deliverer,
  facts: StrategyFacts,
  request: DraftRequest,
  contentMd: string,
): Promise<Written<WrittenDraft>> {
  const { schema, read } = draftTask(facts, request);
  try {
    const parsed = schema.safeParse({ content_md: contentMd });
    if (!parsed.success) throw new RefusedAnswerError('The draft is too short or too long.');
    return { result: read(parsed.data), engine: toEngine(host), notice: null };
  } catch (error) {
    if (!(error instanceof RefusedAnswerError)) throw error;
    const notice = `The text of the workflow was refused. ${error.message} The embedded engine wrote this.`;
    return { ...(await embedded.draft(facts, request)), notice };
  }
}

interface Deliverer {
  readonly host: string;
  readonly embedded: ContentEngine;
}

const toEngine = (host: string): string => `workflow@${host}`;

const countLines = (parts: Readonly<Record<keyof GivenLines, readonly unknown[]>>): number =>
  Object.values(parts).flat().length;

function describeLoss(given: number, kept: number): string | null {
  if (kept === given) return null;
  return `The workflow sent ${given} lines; ${given - kept} that you did not type, or that came twice, were left out.`;
}
