import { readFile } from 'node:fs/promises';
import { CliError } from '../database/cli-error.ts';
import type { TextOptions } from '../releases/overview-lines.ts';
import { faultLines } from './fault-lines.ts';
import type { FileKind } from './file-schemas.ts';
import { expectData, expectDone, type OrganiserApi, type Session } from './organiser-api.ts';
import { checkWorkshopFile } from './workshop-file.ts';
import { bookingLines, revenueLines, sessionFacts, sessionLines, waitingLines } from './workshop-lines.ts';

/** What a command answers: the data for `--json`, and the same for people. */
export interface Answer {
  readonly data: unknown;
  readonly lines: readonly string[];
}

const SESSIONS = '/api/workshops/organiser/sessions';
const PAGE = 100;

export async function list(api: OrganiserApi, options: TextOptions): Promise<Answer> {
  const items: Session[] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = { limit: PAGE, ...(cursor !== null && { cursor }) };
    const page = await expectData(api.GET(SESSIONS, { params: { query } }));
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return { data: items, lines: sessionLines(items, options) };
}

export async function show(api: OrganiserApi, id: string): Promise<Answer> {
  return toFacts(await expectData(api.GET(`${SESSIONS}/{id}`, { params: { path: { id } } })));
}

/** @throws {CliError} with each fault of the file, before anything is sent. */
export async function create(api: OrganiserApi, file: string): Promise<Answer> {
  const body = await readWorkshop(file, 'NewSession');
  return toFacts(await expectData(api.POST(SESSIONS, { body })));
}

/** @throws {CliError} with each fault of the file, before anything is sent. */
export async function change(api: OrganiserApi, id: string, file: string): Promise<Answer> {
  const body = await readWorkshop(file, 'SessionChange');
  return toFacts(await expectData(api.PATCH(`${SESSIONS}/{id}`, { params: { path: { id } }, body })));
}

export async function check(file: string): Promise<Answer> {
  const data = await readWorkshop(file, 'NewSession');
  return { data, lines: [`${file} is right.`] };
}

export async function setOpen(api: OrganiserApi, id: string, open: boolean): Promise<Answer> {
  const params = { path: { id } };
  const answer = open
    ? api.POST(`${SESSIONS}/{id}/reopen`, { params })
    : api.POST(`${SESSIONS}/{id}/close`, { params });
  return toFacts(await expectData(answer));
}

export async function cancel(api: OrganiserApi, id: string, reason: string | undefined): Promise<Answer> {
  const body = reason === undefined ? {} : { reason };
  return toFacts(await expectData(api.POST(`${SESSIONS}/{id}/cancel`, { params: { path: { id } }, body })));
}

export async function bookings(api: OrganiserApi, id: string, options: TextOptions): Promise<Answer> {
  const { items } = await expectData(api.GET(`${SESSIONS}/{id}/bookings`, { params: { path: { id } } }));
  return { data: items, lines: bookingLines(items, options) };
}

/** The file as the service writes it: cells that a spreadsheet would calculate are marked as text. */
export async function bookingsCsv(api: OrganiserApi, id: string): Promise<string> {
  const path = { id };
  return expectData(api.GET(`${SESSIONS}/{id}/bookings.csv`, { params: { path }, parseAs: 'text' }));
}

export async function waiting(api: OrganiserApi, id: string, options: TextOptions): Promise<Answer> {
  const { items } = await expectData(api.GET(`${SESSIONS}/{id}/waiting-list`, { params: { path: { id } } }));
  return { data: items, lines: waitingLines(items, options) };
}

export async function refund(api: OrganiserApi, id: string, how: 'again' | 'by_hand'): Promise<Answer> {
  const path = { id };
  await expectDone(api.POST('/api/workshops/organiser/bookings/{id}/refund', { params: { path }, body: { how } }));
  const line = how === 'again' ? 'The provider is asked again.' : 'It is noted as refunded.';
  return { data: { booking: id, how }, lines: [line] };
}

export async function revenue(
  api: OrganiserApi,
  query: { from?: string; until?: string },
  options: TextOptions,
): Promise<Answer> {
  const data = await expectData(api.GET('/api/workshops/organiser/revenue', { params: { query } }));
  return { data, lines: revenueLines(data, options) };
}

function toFacts(session: Session): Answer {
  return { data: session, lines: sessionFacts(session) };
}

async function readWorkshop<Kind extends FileKind>(file: string, kind: Kind) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CliError(`${file} cannot be read (${reason}).`);
  });
  const { content, faults } = checkWorkshopFile(text, kind);
  if (content !== undefined) return content;
  const count = faults.length === 1 ? 'One thing is wrong' : `${faults.length} things are wrong`;
  throw new CliError(
    [`${count} in ${file}; nothing was sent.`, '', ...faultLines(file, text, faults)].join('\n').trimEnd(),
  );
}
