import { type FieldError, type OpInput, ValidationError } from '@declic/nest-kit';
import type { Intake } from '../analysis/engine/intake';

type IntakeBody = OpInput<'createStrategy'>['body'];

const NAME_MIN = 3;
const GOALS_MIN = 10;

/**
 * The intake as it is stored: trimmed, in one spelling of accents and line ends, without what the database cannot hold.
 *
 * @throws {ValidationError} nothing is left of a field that must say something.
 */
export function toIntake(body: IntakeBody): Intake {
  const intake: Intake = {
    strategyName: clean(body.strategy_name).replace(/\s+/g, ' '),
    goals: clean(body.goals),
    competitors: clean(body.competitors ?? ''),
    tone: body.tone,
    rawText: clean(body.raw_text ?? ''),
    pdfUrl: clean(body.pdf_url ?? ''),
  };
  const errors = findFaults(intake);
  if (errors.length > 0) throw new ValidationError('The intake is not complete.', { errors });
  return intake;
}

function findFaults({ strategyName, goals, pdfUrl }: Intake): FieldError[] {
  const faults = [
    strategyName.length < NAME_MIN && {
      field: 'strategy_name',
      message: 'Strategy name must be at least 3 characters',
    },
    goals.length < GOALS_MIN && { field: 'goals', message: 'Describe at least one objective' },
    pdfUrl !== '' && !URL.canParse(pdfUrl) && { field: 'pdf_url', message: 'Must be a valid URL' },
  ];
  return faults.flatMap((fault) => (fault ? [{ in: 'body' as const, ...fault }] : []));
}

function clean(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // Control characters have no business in a text.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .trim()
  );
}
