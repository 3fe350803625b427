import { addressed, REFUSED, type Tries } from './common-tries.ts';

/** The operations of the public pages, none of which has a session. */
export const marketingTries: Readonly<Record<string, Tries>> = {
  joinWaitlist: addressed(
    (email) => ({ body: { email, consent: true, consent_version: '2026-11-20', language: 'en', page: '/en/' } }),
    [202],
  ),
  getWaitlistOffer: () => [{ answers: [200] }],
  submitWaitlistForm: addressed((email) => ({ body: { email, consent: 'true', language: 'en', page: '/en/' } }), [200]),
  showWaitlistWithdrawal: ({ waitlistToken: token }) => [{ query: { token }, answers: [200] }],
  withdrawFromWaitlist: ({ waitlistToken, verificationToken }) =>
    [waitlistToken, verificationToken].map((token) => ({ query: { token }, body: {}, answers: [200] })),
  requestExpert: addressed((email) => ({ body: anExpertRequest(email, true) }), [202]),
  submitExpertForm: addressed((email) => ({ body: anExpertRequest(email, 'true') }), [200]),
  showWaitlistConfirmation: ({ waitlistToken: token }) => [{ query: { token }, answers: [200] }],
  confirmWaitlistEntry: ({ waitlistToken: token, verificationToken }) => [
    { body: { token }, answers: [200, ...REFUSED] },
    { body: { token: verificationToken }, answers: [200, ...REFUSED] },
  ],
};

/** A request to the experts that says nothing of its own. A form sends its consent as text. */
function anExpertRequest(email: string, consent: true | 'true') {
  return {
    service: 'audit',
    name: 'Another',
    email,
    message: 'A message that is long enough.',
    consent,
    consent_version: '2026-11-27',
    page: '/partners',
  };
}
