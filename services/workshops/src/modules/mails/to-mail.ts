import { type Mail, type MailCalendar, renderMail } from '@declic/nest-kit';
import type { MailText } from './booking-texts';

/** Both forms of a text, for one person. */
export function toMail(to: string, { subject, ...content }: MailText, calendar?: MailCalendar): Mail {
  return { to, subject, ...renderMail(content), ...(calendar && { calendar }) };
}
