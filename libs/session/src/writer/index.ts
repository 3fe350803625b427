export { keepSession, type SessionKeeper, type SessionKeeperPorts } from './session-keeper';
