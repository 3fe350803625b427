import type { OpInput, OpOutput } from '@declic/nest-kit';
import { OneTimePayments, outsideTransactions } from '@declic/payments';
import { type FakeFacts, FakeOneTimePayments, type FakeOutcome } from '@declic/payments/testing';
import type { TestServiceOptions } from '@declic/nest-kit/testing';
import { aBooking } from './a-booking';
import { startWorkshops } from './start-workshops';

type Method = 'GET' | 'POST';
type BookingBody = Pick<OpInput<'bookWorkshop'>['body'], 'sessionId'> & Partial<OpInput<'bookWorkshop'>['body']>;

/** The service with a payment provider in memory, and the calls that tests of bookings share. */
export async function startBookingStack(options: Pick<TestServiceOptions, 'env'> = {}) {
  const payments = new FakeOneTimePayments();
  const service = await startWorkshops({
    ...options,
    override: (builder) => builder.overrideProvider(OneTimePayments).useValue(outsideTransactions(payments)),
  });
  const { app, clock } = service;

  const call = (method: Method, path: string, headers: Record<string, string>, payload?: object) =>
    app.inject({ method, url: `/api/workshops/${path}`, headers, ...(payload && { payload }) });
  const book = (facts: BookingBody, headers: Record<string, string> = {}) =>
    call('POST', 'bookings', headers, aBooking(facts));
  const receive = (event: ReturnType<typeof payments.sign>) =>
    app.inject({ method: 'POST', url: '/api/workshops/payments/webhook', ...event });
  const tell = async (url: string, outcome: FakeOutcome, facts: FakeFacts = {}) => {
    return receive(payments.tell(payments.findPage(url), outcome, { at: clock.now(), ...facts }));
  };

  return {
    ...service,
    payments,
    book,
    tell,
    /** The provider could not make a refund that it had accepted. */
    tellRefundFailed: (url: string, attempt: number | null) =>
      receive(payments.tellRefundFailed(payments.findPage(url), attempt, clock.now())),
    /** Books a premium seat and gives the answer. */
    async hold(facts: BookingBody, headers: Record<string, string> = {}) {
      const response = await book({ ticketType: 'premium', ...facts }, headers);
      if (response.statusCode !== 201) throw new Error(response.body);
      const result = response.json<OpOutput<'bookWorkshop'>>();
      if (result.paymentUrl === null) throw new Error('A held seat has a page to pay on.');
      return { ...result, paymentUrl: result.paymentUrl };
    },
    status: async (token: string) =>
      (await call('GET', 'booking-status', { 'booking-token': token })).json<OpOutput<'getBookingStatus'>>(),
    /** Calls an operation of the personal link. */
    mine: (method: Method, path: string, token: string, payload?: object) =>
      call(method, `my-booking${path}`, { 'booking-token': token }, payload),
    /** Calls an operation of a place in line. */
    place: (method: Method, path: string, token: string, payload?: object) =>
      call(method, `my-waiting-place${path}`, { 'waiting-token': token }, payload),
    askLink: (payload: object) => call('POST', 'bookings/link', {}, payload),
    join: (payload: object, headers: Record<string, string> = {}) => call('POST', 'waiting-list', headers, payload),
    /** The token in the newest mail to an address, after the jobs have run. */
    async readToken(address: string, page: 'booking' | 'waiting' = 'booking') {
      await app.runJobs();
      const mails = app.mails.filter(({ to }) => to === address);
      const tokens = mails.flatMap(({ text }) => [...text.matchAll(/\/workshops\/(\w+)#([\w-]{43})/g)]);
      const token = tokens.filter(([, kind]) => kind === page).at(-1)?.[2];
      if (token === undefined) throw new Error(`No mail to ${address} has a link to ${page}.`);
      return token;
    },
    subjects: (address: string) => app.mails.filter(({ to }) => to === address).map(({ subject }) => subject),
  };
}
