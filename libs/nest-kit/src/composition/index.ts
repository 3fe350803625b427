export { BUCKETS, bucketOf, isAmongPercent } from './bucket';
export { type ChosenRemote, compositionId } from './composition-id';
export { type Candidates, hasCanary, type ReleaseCandidates, select } from './select';
export {
  findTicketFault,
  servedVersions,
  type ServedVersion,
  signTicket,
  TICKET_LIFE_MS,
  type TicketFault,
  type TicketSubject,
} from './ticket';
export { createVisitorId, readVisitorId, VISITOR_COOKIE, visitorCookie } from './visitor-id';
