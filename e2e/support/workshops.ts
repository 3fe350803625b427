import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { organiserAccess } from '@declic/tools/workshops/organiser-access';
import { expectData, organiserApi, type Session } from '@declic/tools/workshops/organiser-api';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import { baseUrl } from '../playwright.config.ts';
import { askJourneyDatabase } from './database.ts';
import { mailTo } from './mailbox.ts';

const DAY_MS = 86_400_000;

const environment = { ...process.env, WORKSHOPS_URL: baseUrl };
const program = join(import.meta.dirname, '../../tools/workshops/main.ts');

/** `npm run workshops -- …` against the stack of the journeys; gives what it prints. */
export async function runWorkshopsCommand(...words: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, [program, ...words], { env: environment })).stdout;
}

/** A file for that command. */
export async function writeWorkshopFile(lines: readonly string[]): Promise<string> {
  const file = test.info().outputPath(`${crypto.randomUUID()}.yaml`);
  await writeFile(file, lines.join('\n'));
  return file;
}

/** As if a session of an hour had ended a few minutes ago. */
export async function endSession(id: string): Promise<void> {
  await askJourneyDatabase(
    `UPDATE workshops.workshop_session SET start_utc = now() - interval '65 minutes' WHERE id = $1`,
    [id],
  );
}

/** A session of its own for a test, as organisers create one. */
export function createSession(change: { capacity: number; premium_price_eur?: number }): Promise<Session> {
  const api = organiserApi(organiserAccess(environment));
  const start = new Date(Date.now() + 5 * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return expectData(
    api.POST('/api/workshops/organiser/sessions', {
      body: {
        title: `Atelier ${crypto.randomUUID().slice(0, 8)}`,
        subtitle: 'Une séance pour une seule personne.',
        start,
        duration_min: 60,
        level: 'beginner',
        format: 'hands_on',
        ticket_free_enabled: true,
        premium_price_eur: 0,
        published: true,
        ...change,
      },
    }),
  );
}

/** Fills the booking form that is open. */
export async function fillBooking(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Camille');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
}

/** The personal link of the newest mail to an address with such a subject. */
export async function personalLink(
  request: APIRequestContext,
  email: string,
  { subject, page }: { subject: RegExp; page: 'booking' | 'waiting' },
): Promise<string> {
  const { text } = await mailTo(request, email, subject);
  const [link] = new RegExp(`https?://\\S+/workshops/${page}#[\\w-]+`).exec(text) ?? [];
  if (!link) throw new Error(`No personal link in: ${text}`);
  return link;
}
