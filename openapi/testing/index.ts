export { anOpenedSession } from './opened-session';
export { brokenAnswer, loseConnection, neverAnswer, problem, refuse, type Refusal } from './failures';
export type { Answer, Operation } from './operations';
export { serveApi, type Call, type Known, type Replies, type Reply } from './serve-api';
export { json } from './json-response';
