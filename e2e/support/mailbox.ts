import { type APIRequestContext, expect } from '@playwright/test';

/** A mail as the local mailbox shows it. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
}

/** Waits for the newest mail to an address with such a subject; mails are sent by a job after the answer. */
export async function mailTo(request: APIRequestContext, address: string, subject = /^/): Promise<Mail> {
  let found: Mail | undefined;
  const isMeant = (mail: Mail) => mail.to === address && subject.test(mail.subject);
  await expect
    .poll(async () => (found = (await mailbox(request, address)).find(isMeant)), {
      message: `a mail to ${address}`,
      // By itself the runner would look after 100, 350, 850 and 1,850 ms.
      intervals: [100],
    })
    .toBeTruthy();
  if (!found) throw new Error(`No mail to ${address}.`);
  return found;
}

async function mailbox(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await request.get('/dev/mailbox/messages', { params: { to } });
  return (await response.json()) as Mail[]; // our own catcher's answer
}

/** The first link in a mail's text. */
export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}
