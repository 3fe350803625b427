export { type ConsoleStore, createConsoleStore, selectBody } from './payload/console-store';
export { createPayload, type Payload, toBody } from './payload/payload';
