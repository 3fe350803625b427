import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The network of a test file; importing this takes the real one away. */
export const network = setupServer();

const faults: string[] = [];

network.events.on('request:unhandled', ({ request }) => void faults.push(`no answer for ${describeCall(request)}`));
network.events.on(
  'unhandledException',
  ({ request, error }) => void faults.push(`the answer for ${describeCall(request)} threw ${String(error)}`),
);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  network.resetHandlers();
  expectAllAnswered();
});
afterAll(() => {
  network.close();
  expectAllAnswered();
});

/** Fails when a call had no answer, or one that threw: a page may well go on after either. */
export function expectAllAnswered(): void {
  if (faults.length > 0) throw new Error(`Calls of this test: ${faults.splice(0).join('; ')}.`);
}

const describeCall = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;
