import { RejectedInputError } from '../../../engine/run-errors';

/** @throws {RejectedInputError} */
export function readCallDate(text: string): Date {
  const isForm = /^\d{4}-\d{2}-\d{2}$/u.test(text.trim());
  const date = new Date(`${text.trim()}T12:00:00Z`);
  if (!isForm || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text.trim()))
    throw new RejectedInputError('call_date', 'Must be a date in the form YYYY-MM-DD');
  return date;
}
