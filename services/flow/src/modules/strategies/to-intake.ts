import { type FieldError, type OpInput, ValidationError } from '@declic/nest-kit';
import type { Intake } from '../../engine/intake';
import { cleanText, hasWords } from '../../text/clean-text';
import { htmlToText } from '../../text/html-to-text';
import type { PdfChange } from './paid-analyses.repository';

type IntakeBody = OpInput<'createStrategy'>['body'];
type PdfChoice = Partial<Pick<IntakeBody, 'pdf_url' | 'pdf_id'>>;

const NAME_MIN = 3;
const NAME_MAX = 100;
const GOALS_MIN = 10;

/**
 * The intake as it is stored: clean texts, and of pasted HTML its text.
 *
 * @throws {ValidationError} nothing is left of a field that must say something.
 */
export function toIntake(body: IntakeBody): Intake {
  const intake: Intake = {
    strategyName: cleanText(body.strategy_name).replace(/\s+/g, ' '),
    goals: cleanText(htmlToText(body.goals)),
    competitors: cleanText(body.competitors ?? ''),
    tone: body.tone,
    rawText: cleanText(htmlToText(body.raw_text ?? '')),
    pdfUrl: cleanText(body.pdf_url ?? ''),
    pdfText: '',
  };
  assertWithoutFaults([...findFaults(intake), ...findPdfFaults(body)]);
  return intake;
}

/**
 * The PDF that replaces the one of the intake; undefined leaves it as it is.
 *
 * @throws {ValidationError} the address is none.
 */
export function toPdfChange(body: PdfChoice = {}): PdfChange {
  assertWithoutFaults(findPdfFaults(body));
  if (body.pdf_id !== undefined) return { pdfUrl: '', pdfId: body.pdf_id };
  return body.pdf_url === undefined ? undefined : { pdfUrl: cleanText(body.pdf_url), pdfId: null };
}

type Fault = Pick<FieldError, 'field' | 'message'>;

function findFaults({ strategyName, goals }: Intake): Fault[] {
  return [
    ...findNameFaults([...strategyName].length),
    ...(goals.length < GOALS_MIN || !hasWords(goals)
      ? [{ field: 'goals', message: 'Describe at least one objective' }]
      : []),
  ];
}

/** Of the name as it is stored: an accent may be a character of its own there. */
function findNameFaults(length: number): Fault[] {
  const field = 'strategy_name';
  if (length < NAME_MIN) return [{ field, message: 'Strategy name must be at least 3 characters' }];
  return length > NAME_MAX ? [{ field, message: 'Strategy name must be at most 100 characters' }] : [];
}

function findPdfFaults({ pdf_url: url = '', pdf_id: id }: PdfChoice): Fault[] {
  const isAddress = cleanText(url) === '' || URL.canParse(cleanText(url));
  return [
    ...(isAddress ? [] : [{ field: 'pdf_url', message: 'Must be a valid URL' }]),
    ...(url !== '' && id !== undefined
      ? [{ field: 'pdf_url', message: 'Give an address or upload a file, not both' }]
      : []),
  ];
}

function assertWithoutFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new ValidationError('The intake is not complete.', {
    errors: faults.map((fault) => ({ in: 'body' as const, ...fault })),
  });
}
