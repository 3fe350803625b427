import { runStack } from './run-stack.ts';
import { readSettings } from './settings.ts';

/** `npm start`: the whole product on this machine. */
await runStack(
  () => readSettings(process.env),
  async () => undefined,
);
