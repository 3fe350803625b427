import type { ProblemHelp } from './problem-help';

const LINK = 'Ask for a new mail on the page that the link opens.';

/** A code of the product's own pages. */
const on = (status: number, title: string, when: string, whatToDo: string): ProblemHelp => ({
  status,
  title,
  when,
  whatToDo,
});

/** Codes of the operations behind the product's own pages, which take a session and no API key. */
export const productProblems: Readonly<Record<string, ProblemHelp>> = {
  invalid_credentials: on(
    401,
    'Authentication failed',
    'Address and password do not fit.',
    'Check both, or reset the password.',
  ),
  too_many_attempts: on(
    429,
    'Too many attempts',
    'Too many sign-ins or mails were asked for.',
    'Wait as long as `Retry-After` says.',
  ),
  cross_site_request: on(
    403,
    'The request came from another site',
    'The browser names another origin.',
    'Use the form on our own page.',
  ),
  session_over: on(401, 'The session is over', 'The session ended or was ended.', 'Sign in again.'),
  session_not_found: on(404, 'There is no such session', 'The session ended already.', 'Reload the list.'),
  verification_link_invalid: on(
    404,
    'The verification link is not valid',
    'It is incomplete, or a newer mail replaced it.',
    LINK,
  ),
  verification_link_expired: on(410, 'The verification link has expired', 'It is older than 24 hours.', LINK),
  verification_link_used: on(409, 'The verification link was used', 'The address is confirmed already.', 'Sign in.'),
  recovery_link_invalid: on(
    404,
    'The recovery link is not valid',
    'It is incomplete, or a newer mail replaced it.',
    LINK,
  ),
  recovery_link_expired: on(410, 'The recovery link has expired', 'It is older than an hour.', LINK),
  recovery_link_used: on(409, 'The recovery link was used', 'It changed a password already.', LINK),
  email_link_invalid: on(404, 'The link is not valid', 'It is incomplete, or a newer mail replaced it.', LINK),
  email_link_expired: on(410, 'The link has expired', 'It is older than the mail says.', LINK),
  email_link_used: on(409, 'The link was used', 'What it does is done already.', 'Nothing is left to do.'),
  password_required: on(
    403,
    'The password is required',
    'The link was opened in another browser.',
    'Enter the password of the sign-up.',
  ),
  wrong_password: {
    ...on(422, 'The password is wrong', 'It is not the present one.', 'Enter the present password.'),
    otherStatus: 403,
  },
  same_address: on(
    422,
    'This is the address already',
    'The new address equals the present one.',
    'Enter another address.',
  ),
  email_taken: on(
    409,
    'Another account has this address',
    'The address belongs to another account.',
    'Use another address.',
  ),
  runs_in_flight: on(
    409,
    'Calls of the account are running',
    'An account is deleted when no call runs.',
    'Try again in a minute.',
  ),
  deletion_unavailable: on(
    503,
    'The account cannot be deleted right now',
    'A service that holds its data is away.',
    'Try again later.',
  ),
  key_exists: on(409, 'There is an API key already', 'An account has one key.', 'Refresh it to get a new one.'),
  key_not_found: on(404, 'There is no such API key', 'The key is not one of the account.', 'Reload the page.'),
  key_replaced: on(409, 'The API key was replaced', 'It was refreshed already.', 'Use the newest key.'),
  other_user: on(
    403,
    'This is for the own account only',
    'The call names another user.',
    'Name the account that is signed in.',
  ),
  price_unknown: on(422, 'The plan does not exist', 'Nothing is sold at this price.', 'Choose a plan of the list.'),
  plan_is_current: on(409, 'This is the plan already', 'The account pays for it already.', 'Choose another one.'),
  no_subscription: on(409, 'There is no subscription', 'There is nothing to manage yet.', 'Choose a plan first.'),
  add_on_unknown: on(422, 'The add-on does not exist', 'Nothing is sold under this name.', 'Choose one of the list.'),
  payments_unavailable: on(
    503,
    'Payments are not available',
    'The payment provider did not answer. Nothing was changed.',
    'Try again later.',
  ),
  signature_invalid: on(
    400,
    'The signature is not valid',
    'The event is not signed by the payment provider.',
    'Nothing: such an event is not ours.',
  ),
  strategy_not_found: on(
    404,
    'There is no such strategy',
    'It was deleted, or is not one of the account.',
    'Create a new intake.',
  ),
  strategy_limit_reached: on(
    409,
    'The limit of strategies is reached',
    'The account has as many as it may.',
    'Delete one first.',
  ),
  analysis_not_failed: on(409, 'The analysis did not fail', 'Only a failed one is started again.', 'Wait for its end.'),
  workshop_not_found: on(
    404,
    'There is no such workshop',
    'The id is not one of a workshop.',
    'Choose one of the list.',
  ),
  invalid_workshop_id: on(
    400,
    'The workshop id cannot be read',
    'It is not in the form of an id.',
    'Choose one of the list.',
  ),
  already_booked: on(
    409,
    'The address has a seat already',
    'Each address books once.',
    'Use the seat, or another address.',
  ),
  sold_out: on(409, 'Every seat is taken', 'The workshop is full.', 'Choose another workshop.'),
  booking_closed: on(409, 'The workshop is over', 'It began already.', 'Choose another workshop.'),
  ticket_unavailable: on(409, 'The ticket is not on sale', 'It is not one of this workshop.', 'Choose another ticket.'),
  too_many_bookings: on(
    429,
    'Too many bookings',
    'Too many came from this network.',
    'Wait as long as `Retry-After` says.',
  ),
  release_exists: on(409, 'The release exists', 'A version is written once.', 'Use a new version.'),
  release_not_found: on(404, 'There is no such release', 'The version was never registered.', 'Register it first.'),
  needs_unmet: on(
    409,
    'The shell lacks what the version needs',
    'The version was built for another shell.',
    'Release the shell first.',
  ),
  invalid_release: on(
    422,
    'The release is not valid',
    'Its description breaks the contract of remotes.',
    'Build it again.',
  ),
  test_call_incomplete: {
    status: 422,
    title: 'A part of the test call is missing',
    when: 'The playground sent no `slug`, no `body` or no `authorization`. Nothing was called.',
    whatToDo: 'Enter the API key and the parameters, and execute again.',
  },
};
