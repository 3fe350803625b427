import type { MailText } from './booking-texts';

/** The same for a chat: without the greeting, its links at the end. */
export function toMessage({ title, paragraphs, button, links = [] }: MailText): string {
  const addresses = [...(button ? [button] : []), ...links].map(({ label, url }) => `${label} : ${url}`);
  return [title, ...paragraphs.slice(1), ...addresses].join('\n\n');
}
