import { startTestStack, type TestStack } from '@declic/tools/test/test-stack';
import { askDatabase } from '../support/database.ts';

/** A stack that only one file of tests uses, because they replace and kill its processes. */
export interface OwnStack extends TestStack {
  readonly url: string;
  readonly dataDir: string;
  /** Asks its database as the admin. */
  ask<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
}

export async function startOwnStack(): Promise<OwnStack> {
  const stack = await startTestStack();
  const { BASE_URL: url = '', DATA_DIR: dataDir = '' } = stack.environment;
  return {
    ...stack,
    url,
    dataDir,
    ask: (statement, values) => askDatabase({ url, dataDir }, statement, values),
  };
}

/** The demonstration account with a key, many credits and the largest number of calls a minute. */
export async function aBusyCustomer({ url, environment, ask }: OwnStack): Promise<Customer> {
  const email = environment['DEMO_EMAIL'];
  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>; // ours, by contract
  };
  const session = await post('/api/accounts/session', { email, password: environment['DEMO_PASSWORD'] });
  const sessionToken = String(session['access_token']);
  const { token } = await post('/api/accounts/keys', {}, sessionToken);
  const [user] = await ask<{ id: string }>('SELECT id FROM accounts.users WHERE email = $1', [email]);
  const userId = user?.id ?? '';
  await ask(`UPDATE accounts.credit_account SET plan = 'scale' WHERE user_id = $1`, [userId]);
  await ask(`SELECT accounts.grant_credits($1, 5000, 'Credits for a load', 'test')`, [userId]);
  const { strategy_id } = await post('/api/flow/strategies', INTAKE, sessionToken);
  return { userId, sessionToken, apiKey: String(token), strategyId: String(strategy_id) };
}

const INTAKE = { strategy_name: 'Deploys', goals: 'It grows in 90 days.', tone: 'expert', raw_text: 'Steady.' };

/** Who calls. */
export interface Customer {
  readonly userId: string;
  readonly sessionToken: string;
  readonly apiKey: string;
  /** A strategy whose events can be followed. */
  readonly strategyId: string;
}
