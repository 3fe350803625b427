import type { ProblemHelp } from './problem-help';

const CHECK_ERRORS =
  'Read `errors`: each entry names the place (`in`), the `field` and a `message`. Correct them and send the call again.';
const TRY_AGAIN =
  'Wait as many seconds as `Retry-After` says, then send the call again with the same `Idempotency-Key`.';

/** Codes of the public API under `/v1`. */
export const apiProblems: Readonly<Record<string, ProblemHelp>> = {
  invalid_api_key: {
    status: 401,
    title: 'The API key is not valid',
    when: 'The `Authorization` header is missing, or its key is malformed, unknown or revoked. The answer is the same for all of them.',
    whatToDo:
      'Send `Authorization: Bearer <key>` with the key of the Keys page. A key that was refreshed no longer works: use the new one.',
  },
  malformed_request: {
    status: 400,
    title: 'The request cannot be read',
    when: 'The body is no JSON, or the request is no valid HTTP.',
    whatToDo: 'Send a JSON object with `Content-Type: application/json`.',
  },
  action_not_found: {
    status: 404,
    title: 'There is no such action',
    when: 'No action has this slug or alias.',
    whatToDo: 'Look the slug up in [the catalogue](/docs/actions) or with `GET /v1/actions`.',
  },
  action_disabled: {
    status: 424,
    title: 'The action cannot run here',
    when: 'The action is in the catalogue, but something that it needs is missing on this server, such as a language model. The title says what. Nothing was debited.',
    whatToDo:
      'Use another action: those with `is_enabled` in `GET /v1/actions` can run. The operator can add what is missing.',
  },
  ambiguous_action: {
    status: 422,
    title: 'It is not clear which action is meant',
    when: 'The call left the choice to us (`action: auto`), and its arguments fit several actions or none. Nothing was debited.',
    whatToDo:
      'Choose one of the `candidates` and call it by its slug, or say in `arguments.instruction` what you want to have done.',
  },
  action_down: {
    status: 503,
    title: 'The action does not work at the moment',
    when: "The action's own examples, which run every hour and after each release, failed three times in a row. It runs for no account until they succeed twice. Nothing was debited.",
    whatToDo: 'Try again after `Retry-After`, or use another action. Its health stands in the catalogue.',
  },
  validation_failed: {
    status: 422,
    title: 'Some fields are missing or wrong',
    when: 'A field of the body, the query or a header is not as the contract has it. Nothing was debited.',
    whatToDo: CHECK_ERRORS,
  },
  unusable_input: {
    status: 422,
    title: 'The input cannot be worked on',
    when: 'The input has the right form, but its content cannot be used, such as a PDF with a password. The credits were given back.',
    whatToDo: 'Read `errors` and send other content. The same input fails again.',
  },
  upstream_failed: {
    status: 424,
    title: 'Something outside the product failed',
    when: 'A page that the action had to read, or the language model, did not do its part. The credits were given back. Where the operator reads no pages of the web, it is said before anything is debited.',
    whatToDo: 'Check that the address can be opened from the internet, then try again.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'The Idempotency-Key belongs to another call',
    when: 'The key was sent with another action or body during the last 24 hours.',
    whatToDo:
      'Use a new key for each call, and the same one only when you repeat it. See [idempotency](/docs/idempotency).',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'The call with this key is still running',
    when: 'A call with the same `Idempotency-Key` was not answered yet.',
    whatToDo: TRY_AGAIN,
  },
  max_credits_exceeded: {
    status: 402,
    title: 'The call costs more than Max-Credits',
    when: 'The price, which stands in `cost`, is above the limit that the call set. Nothing was debited.',
    whatToDo: 'Raise `Max-Credits`, or leave it out.',
  },
  insufficient_credits: {
    status: 402,
    title: 'There are not enough credits',
    when: 'The price, which stands in `cost`, is above the balance of the account. Nothing was debited.',
    whatToDo: 'Wait for the renewal of your plan, or choose a larger one on the [plans page](/account).',
  },
  suspended: {
    status: 402,
    title: 'Usage is frozen',
    when: 'The subscription ended or was not paid. The credits are kept.',
    whatToDo: 'Reactivate the subscription on the [plans page](/account).',
  },
  rate_limited: {
    status: 429,
    title: 'The plan allows no more calls in this minute',
    when: 'The account made as many calls in sixty seconds as its plan allows; `plan`, `limit` and `window_seconds` name the rule. Nothing was debited.',
    whatToDo: `${TRY_AGAIN} See [limits](/docs/limits).`,
  },
  too_many_refused_calls: {
    status: 429,
    title: 'Too many calls were refused',
    when: 'Too many calls with invalid keys came from this network, or too many invalid calls from this account.',
    whatToDo: 'Correct the calls first, then go on after `Retry-After`.',
  },
  overloaded: {
    status: 503,
    title: 'Too many calls of this kind wait already',
    when: 'The queue of the action is full, for all accounts or for this one: nothing was debited. Or the call waited there for ten seconds, and its credits were given back.',
    whatToDo: TRY_AGAIN,
  },
  too_many_background_runs: {
    status: 429,
    title: 'Too many runs of the account wait',
    when: 'The call has `Prefer: respond-async`, and 1,000 runs of the account wait already, or 1,000 callbacks were not delivered yet. Nothing was debited.',
    whatToDo: `${TRY_AGAIN} See [long actions](/docs/long-actions).`,
  },
  run_not_found: {
    status: 404,
    title: 'There is no such run, or no more',
    when: 'No run of this account that was accepted with `Prefer: respond-async` has this id, or it ended more than 24 hours ago.',
    whatToDo: 'Look at runs with a key of the account that began them, within a day of their end.',
  },
  action_failed: {
    status: 503,
    title: 'The action failed on our side',
    when: 'The action ended with an error that is not about the input. The credits were given back.',
    whatToDo: 'Send the call again. When it fails again, tell us its `request_id`.',
  },
  action_timed_out: {
    status: 503,
    title: 'The action took too long',
    when: 'The action did not end within its time limit. The credits were given back.',
    whatToDo: 'Send less at once: a shorter text, fewer pages, a smaller file.',
  },
  interrupted: {
    status: 503,
    title: 'The run was interrupted',
    when: 'The process that ran the action ended before its answer, or a run with `Prefer: respond-async` did not begin within an hour. The log of calls has this code; the credits were given back within a minute.',
    whatToDo: 'Send the call again with the same `Idempotency-Key`.',
  },
  charge_uncertain: {
    status: 503,
    title: 'It is not known whether the call was charged',
    when: 'The database was lost during the call. Credits that were taken for it come back within a minute, unless the call was completed.',
    whatToDo: 'Send the call again with the same `Idempotency-Key`: it is debited once.',
  },
  account_busy: {
    status: 503,
    title: 'The account is being changed',
    when: 'Another change to the account is being written. Nothing was debited.',
    whatToDo: TRY_AGAIN,
  },
  storage_full: {
    status: 409,
    title: 'The account keeps as many files as it may',
    when: 'The uploaded files of the account have 200 MB together.',
    whatToDo: 'Wait until the oldest ones go (24 hours after their upload), or send files with the call itself.',
  },
  file_store_unavailable: {
    status: 503,
    title: 'Files cannot be stored or read',
    when: 'The store that has the content of files does not answer. Nothing is debited: a run whose files could not be stored is given back.',
    whatToDo: TRY_AGAIN,
  },
  file_not_found: {
    status: 404,
    title: 'There is no such file, or no more',
    when: 'The link is wrong or older than an hour, or the file older than 24 hours.',
    whatToDo: '`GET /v1/files` makes new links to the files that are kept.',
  },
};
