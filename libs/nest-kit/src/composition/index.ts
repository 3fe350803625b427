export { type Candidates, compositionId, selectComposition, visitorBucket } from './select-composition';
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
