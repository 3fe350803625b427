import { refusal } from '@declic/nest-kit';

export class SessionOverError extends refusal('unauthorized', 'session_over', 'The session is over. Sign in again.') {}

export class SessionNotFoundError extends refusal(
  'not-found',
  'session_not_found',
  'This session has ended already.',
) {}

/** A page of another site tried to use the visitor's cookies. */
export class CrossSiteRequestError extends refusal(
  'forbidden',
  'cross_site_request',
  'This request must come from our own pages.',
) {}
