export {
  keepSession,
  CHECK_EVERY_MS,
  RENEW_BELOW_MS,
  type SessionKeeper,
  type SessionKeeperPorts,
} from './session-keeper';
export { openSessionChannel, type SessionChannel, type SessionMessage } from './session-channel';
