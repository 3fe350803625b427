import { bearer } from '../chaos/person.ts';
import { waitUntil } from '../database/processes.ts';
import { ask } from './ask.ts';
import type { CompatStack } from './compat-stack.ts';

const TIMEOUT_MS = 30_000;

interface Strategy {
  readonly analysis: { readonly state: 'queued' | 'running' | 'done' | 'failed'; readonly message: string };
}

/** Stores an intake, which charges the account, and waits for the job that analyses it. */
export async function analyseStrategy(stack: CompatStack, session: string): Promise<void> {
  const headers = bearer(session);
  const { strategy_id: id } = await ask<{ strategy_id: string }>('The intake', {
    method: 'POST',
    url: stack.urlOf('/api/flow/strategies'),
    headers,
    body: {
      strategy_name: 'Dental scheduling launch',
      goals: 'Get 50 demo requests from clinic managers in 90 days',
      tone: 'professional',
      raw_text: 'Small clinics struggle with no-shows. We offer online booking and automatic reminders.',
    },
  });
  const url = stack.urlOf(`/api/flow/strategies/${id}`);
  const isDone = async () => {
    const { analysis } = await ask<Strategy>('The strategy', { method: 'GET', url, headers });
    if (analysis.state === 'failed') throw new Error(`The analysis failed: ${analysis.message}`);
    return analysis.state === 'done';
  };
  if (!(await waitUntil(isDone, TIMEOUT_MS, 200)))
    throw new Error(`The analysis did not end within ${TIMEOUT_MS / 1_000} s.`);
}
