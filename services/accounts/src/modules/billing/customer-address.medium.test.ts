import { beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/a-user';
import { mailedToken } from '../../testing/links';
import { startBillingStack } from './testing/start-billing-stack';

const PASSWORD = 'Tulip42Cup!';

const stack = await startBillingStack();
const { payments, subscribe } = stack;

let wanted: string;

beforeEach(async () => {
  stack.user = await aUser(stack.db, { password: PASSWORD });
  wanted = `new-${stack.user.email}`;
});

const post = (path: string, payload: object) =>
  stack.app.inject({ method: 'POST', url: `/api/accounts/${path}`, headers: stack.app.as(stack.user), payload });
const changeInTheDatabase = (email: string) =>
  stack.db.owner.query('update users set email = $2 where id = $1', [stack.user.id, email]);
const order = async () => expect((await subscribe({ priceId: 'price_solo_monthly' })).statusCode).toBe(200);

/** Moves the account as its user does, and leaves what follows to the jobs. */
async function move(): Promise<void> {
  expect((await post('email/change', { present_password: PASSWORD, email: wanted })).statusCode).toBe(202);
  const token = await mailedToken(stack.app, wanted, '/api/accounts/email/confirmation');
  expect((await post('email/confirmation', { token })).statusCode).toBe(200);
}

it('is told to the payment provider when it changes, and when the account is taken back', async () => {
  const former = stack.user.email;
  await order();
  expect(payments.findAddress(stack.user.id)).toBe(former);
  await move();
  await stack.app.runJobs();
  expect(payments.findAddress(stack.user.id)).toBe(wanted);

  const token = await mailedToken(stack.app, former, '/api/accounts/email/restoration');
  expect((await post('email/restoration', { token })).statusCode).toBe(200);
  await stack.app.runJobs();
  expect(payments.findAddress(stack.user.id)).toBe(former);
});

it('of a user who never paid is not sent to the provider', async () => {
  const update = vi.spyOn(payments, 'updateCustomer');
  await move();
  await stack.app.runJobs();
  expect(update).not.toHaveBeenCalled();
  update.mockRestore();
});

it('is told with the next order when it could not be told before', async () => {
  await order();
  await changeInTheDatabase(wanted);
  await order();
  expect(payments.findAddress(stack.user.id)).toBe(wanted);
});

it('is told again when it changes while the provider is being told', async () => {
  await order();
  const write = payments.updateCustomer.bind(payments);
  const update = vi.spyOn(payments, 'updateCustomer').mockImplementationOnce(async (customer) => {
    await changeInTheDatabase(wanted);
    return write(customer);
  });
  await order();
  expect(payments.findAddress(stack.user.id)).toBe(wanted);
  update.mockRestore();
});

it('of a customer who was not there any more is told to the next one', async () => {
  await order();
  await payments.deleteCustomer(payments.getCustomer(stack.user.id));
  await order();
  expect(payments.findAddress(stack.user.id)).toBe(stack.user.email);
});
