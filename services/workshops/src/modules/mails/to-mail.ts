import { type Mail, type MailCalendar, renderMail } from '@declic/nest-kit';
import type { MailText } from './booking-texts';

/** Both forms of a text, for one person. */
export function toMail(to: string, { subject, ...content }: MailText, calendar?: MailCalendar): Mail {
  const text = { ...content, title: bindQuotes(content.title), paragraphs: content.paragraphs.map(bindQuotes) };
  return { to, subject, ...renderMail(text), ...(calendar && { calendar }) };
}

/** French quotation marks stay on the line of what they quote. */
function bindQuotes(text: string): string {
  return text.replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»');
}
