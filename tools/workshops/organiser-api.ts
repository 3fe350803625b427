import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../../openapi/generated/schema.d.ts';
import { CliError } from '../database/cli-error.ts';

type Schemas = components['schemas'];
export type Session = Schemas['OrganisedSession'];
export type Booking = Schemas['SessionBooking'];
export type WaitingItem = Schemas['SessionWaiting']['items'][number];
export type Revenue = Schemas['WorkshopRevenue'];

/** Where the workshops answer, and the token of their organisers. */
export interface OrganiserAccess {
  readonly origin: string;
  readonly token: string;
}

const TIMEOUT_MS = 30_000;

/** The operations of organisers, typed by the contract. */
export type OrganiserApi = Client<paths>;

export function organiserApi({ origin, token }: OrganiserAccess): OrganiserApi {
  return createClient<paths>({
    baseUrl: origin,
    headers: { authorization: `Bearer ${token}` },
    fetch: (request) =>
      fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
        throw new CliError(`Nothing answers at ${origin} (${nameOf(cause)}). Is the stack running (npm start)?`);
      }),
  });
}

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** @throws {CliError} with the words of the service, and each field that it refused. */
export async function expectData<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, ...rest } = await answer;
  if (rest.response.ok && data !== undefined) return data;
  throw refused(rest);
}

/** The same for a call that answers nothing. */
export async function expectDone(answer: Promise<Answer<unknown>>): Promise<void> {
  const { error, response } = await answer;
  if (!response.ok) throw refused({ error, response });
}

function refused({ error, response }: Pick<Answer<unknown>, 'error' | 'response'>): CliError {
  // Anything may stand in front of the service.
  const problem = (typeof error === 'object' && error !== null ? error : {}) as Partial<Schemas['Problem']>;
  const fields = problem.errors?.map(({ field, message }) => `  ${field}: ${message}`) ?? [];
  return new CliError(
    [`${problem.title ?? 'The call was refused.'} (${problem.code ?? response.status})`, ...fields].join('\n'),
  );
}

function nameOf(cause: unknown): string {
  return cause instanceof Error ? ((cause.cause as { code?: string } | undefined)?.code ?? cause.name) : String(cause);
}
