import type { Attempt } from './api.ts';
import { type Owner, PAID_INPUT } from './owner.ts';

/** What a stranger tries with the owner's names, and how that may be answered. */
export interface Try extends Attempt {
  readonly answers: readonly number[];
  /** What is answered is the caller's own: the owner, who has something everywhere, is answered otherwise. */
  readonly personal?: boolean;
  /** The response is the same for an unknown address. */
  readonly alikeForUnknown?: (email: string) => Attempt;
}

export type Tries = (owner: Owner) => readonly Try[];

export const NOT_THERE = [403, 404];
export const REFUSED = [400, 401, 403, 404, 409, 410, 422];

/** Gives what all callers see alike. */
export const readsShared: Tries = (owner) => [
  { answers: [200] },
  ...smuggled(owner).map((attempt) => ({ ...attempt, answers: [200, 422] })),
];

/** Returns the caller's own data, even when another user is named. */
export const reads: Tries = (owner) => readsShared(owner).map((attempt) => ({ ...attempt, personal: true }));

/** Identity comes from the session: a user named in the query, a header or the body is ignored. */
export function smuggled({ userId, email, kid, session }: Owner): Attempt[] {
  return [
    { query: { user_id: userId } },
    { query: { email } },
    { query: { kid } },
    { headers: { 'x-user-id': userId, 'x-forwarded-user': email, cookie: `session=${session}` } },
  ];
}

export const addressed = (attempt: (email: string) => Attempt, answers: readonly number[]): Tries => {
  return ({ email }) => [{ ...attempt(email), answers, alikeForUnknown: attempt }];
};

export const ofStrategy =
  (body?: unknown): Tries =>
  ({ strategyId: id }) => [{ path: { id }, ...(body !== undefined && { body }), answers: NOT_THERE }];

/** The first lines of a summary that was stored before lines had ids have this one. */
export const ofStrategyLine =
  (body?: unknown): Tries =>
  (owner) =>
    ofStrategy(body)(owner).map((attempt) => ({ ...attempt, path: { ...attempt.path, line_id: 'offers-1' } }));
export const ofDraft =
  (body?: unknown): Tries =>
  ({ draftId: id }) => [{ path: { id }, ...(body !== undefined && { body }), answers: NOT_THERE }];

/** Tokens of other links. */
export const linkTokens: Tries = ({ verificationToken, userId, waitlistToken }) =>
  [verificationToken, userId, waitlistToken].map((token) => ({ body: { token }, answers: REFUSED }));

/** Charged to the stranger, who has no credits: neither the owner's credits nor the owner's paid answer. */
export const paidCall =
  (path?: Attempt['path']): Tries =>
  ({ idempotencyKey, kid, session, userId }) => {
    const call = { ...(path && { path }), body: PAID_INPUT };
    return [
      { ...call, headers: { 'idempotency-key': idempotencyKey }, answers: [402] },
      { ...call, body: { ...PAID_INPUT, user_id: userId, kid }, answers: [402] },
      { ...call, headers: { authorization: `Bearer ${kid}` }, answers: [401] },
      { ...call, headers: { authorization: `Bearer ${session}` }, answers: [401] },
    ];
  };
