import { expect, type APIRequestContext, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { type Answer, type Attempt, call } from './api.ts';
import { tries } from './attempts.ts';
import { readBelongings } from './belongings.ts';
import type { Try } from './common-tries.ts';
import { forgeTokens } from './forgeries.ts';
import { type Operation, operations } from './operations.ts';
import { anOwner, listMarks, type Owner, PAID_INPUT } from './owner.ts';
import { aPerson, type Person, signIn } from './person.ts';

// One owner and one stranger for all, in one worker.
test.describe.configure({ mode: 'default' });

let owner: Owner;
let stranger: Person;
let before: unknown;

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000);
  const request: APIRequestContext = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  [owner, stranger] = await Promise.all([anOwner(request), aPerson(request, 'stranger')]);
  before = await readBelongings(owner);
  await request.dispose();
});

test('every operation of the contract has been thought of', () => {
  expect(Object.keys(tries).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

for (const operation of operations) {
  test(`${operation.id} gives, changes and reveals nothing of another's`, async () => {
    for (const attempt of findTries(operation)) {
      // Signing out ends the session of the bearer token, too.
      if (operation.id === 'signOut') stranger = { ...stranger, session: (await signIn(stranger.email)).access_token };
      await expectAnonymousRefused(operation, attempt);
      if (operation.access === 'session') await expectForgeriesRefused(operation, attempt);
      const answer = await call(operation, attempt, selectBearer(stranger, operation));
      expect(attempt.answers, `${describe(operation, attempt)} answered ${answer.body}`).toContain(answer.status);
      expectNothingRevealed(attempt, answer);
      if (attempt.personal && answer.status === 200) await expectOtherwiseForOwner(operation, attempt, answer);
      if (attempt.alikeForUnknown) await expectAlike(operation, answer, attempt.alikeForUnknown);
    }
    if (operation.id === 'signOut') stranger = { ...stranger, session: (await signIn(stranger.email)).access_token };
    expect(await readBelongings(owner)).toEqual(before);
  });
}

test('after all that, the owner still has password, session, key, paid answer and strategy', async () => {
  const renewed = await call(
    { method: 'POST', path: '/api/accounts/session/refresh' },
    { body: { refresh_token: owner.refreshToken } },
  );
  expect(renewed.status).toBe(200);
  expect((await signIn(owner.email)).user.id).toBe(owner.userId);
  const paid = await call(
    { method: 'POST', path: '/v1/email/validate' },
    { body: PAID_INPUT, headers: { 'idempotency-key': owner.idempotencyKey } },
    owner.apiKey,
  );
  expect([paid.status, paid.text]).toEqual([200, expect.stringContaining('idempotency-replayed')]);
});

function findTries({ id }: Operation): readonly Try[] {
  const found = tries[id];
  if (!found) throw new Error(`${id} is new: say in attempts.ts what a stranger could try with it.`);
  return found(owner);
}

/** Without a token, every operation that is not public is refused. */
async function expectAnonymousRefused(operation: Operation, attempt: Try): Promise<void> {
  const answer = await call(operation, attempt);
  expectNothingRevealed(attempt, answer);
  const expected = operation.access === 'public' ? attempt.answers : [401];
  expect(expected, `${describe(operation, attempt)} answered an anonymous caller ${answer.body}`).toContain(
    answer.status,
  );
}

/** The owner's session as a stranger could make it up. */
async function expectForgeriesRefused(operation: Operation, attempt: Try): Promise<void> {
  for (const token of forgeTokens(owner.session, stranger.session)) {
    const answer = await call(operation, attempt, token);
    expect(answer.status, `${describe(operation, attempt)} took ${token}`).toBe(401);
    expectNothingRevealed(attempt, answer);
  }
}

/** What the stranger sent may come back; nothing else of the owner's may. */
function expectNothingRevealed(attempt: Attempt, { text }: Answer): void {
  const sent = JSON.stringify(attempt);
  expect(listMarks(owner).filter((mark) => text.includes(mark) && !sent.includes(mark))).toEqual([]);
}

/** Numbers carry no name: that they are not the owner's shows in the comparison only. */
async function expectOtherwiseForOwner(operation: Operation, attempt: Try, answer: Answer): Promise<void> {
  const own = await call(operation, attempt, selectBearer(owner, operation));
  expect(own.status).toBe(200);
  expect(comparable(answer, stranger.email)).not.toBe(comparable(own, owner.email));
}

/** The response for an unknown address, in which only the address differs. */
async function expectAlike(operation: Operation, known: Answer, attempt: (email: string) => Attempt): Promise<void> {
  const nobody = newAddress('nobody');
  const unknown = await call(operation, attempt(nobody), selectBearer(stranger, operation));
  expect([known.status, comparable(known, owner.email)]).toEqual([unknown.status, comparable(unknown, nobody)]);
}

function comparable({ body }: Answer, email: string): string {
  return body
    .replaceAll(email, '<address>')
    .replace(/"request_id":"[^"]+"/, '"request_id":"<id>"')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>');
}

function selectBearer({ session, apiKey }: Person, { access }: Operation): string {
  return access === 'apiKey' ? apiKey : session;
}

function describe({ method, path }: Operation, attempt: Try): string {
  return `${method} ${path} with ${JSON.stringify(attempt)}`;
}
