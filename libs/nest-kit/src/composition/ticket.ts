import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a page may report after it was rendered. */
export const TICKET_LIFE_MS = 24 * 60 * 60 * 1_000;

/** How far the clock of the edge may be ahead of the registry's. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1_000;

const MARK_LENGTH = 6;
const TICKET = /^([0-9a-f]{16})\.([0-9a-z]{1,10})\.([A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]*)\.([A-Za-z0-9_-]{43})$/;

/** One version of a deployable. */
export interface ServedVersion {
  readonly name: string;
  readonly version: string;
}

/** What was given to whom. The network is part of the signature and not of the text. */
export interface TicketSubject {
  readonly compositionId: string;
  readonly network: string;
}

export type TicketFault = 'missing' | 'malformed' | 'forged' | 'expired' | 'other_composition' | 'other_version';

/**
 * The proof that a composition was served: its id, the time, a random part and a mark of each version in it, signed together with the
 * network of the visitor. A page sends it along with each beacon; from another network it is worth nothing.
 */
export function signTicket(
  secret: string,
  { compositionId, network }: TicketSubject,
  served: readonly ServedVersion[],
  now: Date,
): string {
  const issuedAt = Math.floor(now.getTime() / 1_000).toString(36);
  const nonce = randomBytes(9).toString('base64url');
  const body = [compositionId, issuedAt, nonce, served.map(toMark).join('')].join('.');
  return `${body}.${sign(secret, body, network).toString('base64url')}`;
}

/** What is wrong with a ticket for this version in this composition; undefined when it is valid. The signature is compared in constant time. */
export function findTicketFault(
  secret: string,
  ticket: string | undefined,
  { compositionId, network }: TicketSubject,
  served: ServedVersion,
  now: Date,
): TicketFault | undefined {
  if (ticket === undefined) return 'missing';
  const [, id, issued = '', , marks = '', signature = ''] = TICKET.exec(ticket) ?? [];
  if (id === undefined) return 'malformed';
  const body = ticket.slice(0, -signature.length - 1);
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(secret, body, network))) return 'forged';

  const ageMs = now.getTime() - Number.parseInt(issued, 36) * 1_000;
  if (ageMs > TICKET_LIFE_MS || ageMs < -CLOCK_TOLERANCE_MS) return 'expired';
  if (id !== compositionId) return 'other_composition';
  return toMarks(marks).includes(toMark(served)) ? undefined : 'other_version';
}

/** Every version that a page of this composition may run. */
export function servedVersions({ shell, remotes }: ServedComposition): ServedVersion[] {
  return [
    ...(shell ? [{ name: 'shell', version: shell.version }] : []),
    ...remotes.flatMap(({ name, version, fallback }) => [
      { name, version },
      ...(fallback ? [{ name, version: fallback.version }] : []),
    ]),
  ];
}

interface ServedComposition {
  readonly shell?: { readonly version: string };
  readonly remotes: readonly (ServedVersion & { readonly fallback?: { readonly version: string } })[];
}

function sign(secret: string, body: string, network: string): Buffer {
  return createHmac('sha256', secret).update(`beacon ticket\n${network}\n${body}`).digest();
}

/** Short, because 24 remotes with their fallbacks have 48: which versions exist is known, and what a ticket holds is signed. */
function toMark({ name, version }: ServedVersion): string {
  return createHash('sha256').update(`${name}@${version}`).digest('base64url').slice(0, MARK_LENGTH);
}

function toMarks(text: string): string[] {
  return text.match(new RegExp(`.{${MARK_LENGTH}}`, 'g')) ?? [];
}
