export { startSessionRenewal, type SessionRenewal, type SessionRenewalPorts } from './session-renewal';
