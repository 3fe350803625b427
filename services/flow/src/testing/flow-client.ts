import type { Principal } from '@declic/nest-kit';
import type { TestApp } from '@declic/nest-kit/testing';
import type { components } from '@declic/openapi/types';
import { anIntakeBody } from './intake-body';

type Schemas = components['schemas'];

const ROOT = '/api/flow/strategies';

/** One person's requests to the service under test. */
export function flowClient(app: TestApp, person: Principal) {
  const headers = app.as(person);
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });

  return {
    create: (body: object = anIntakeBody()) => call('POST', ROOT, body),
    list: () => call('GET', ROOT),
    get: (id: string) => call('GET', `${ROOT}/${id}`),
    setStatus: (id: string, status: string) => call('PATCH', `${ROOT}/${id}`, { status }),
    retry: (id: string) => call('POST', `${ROOT}/${id}/analysis`),
    remove: (id: string) => call('DELETE', `${ROOT}/${id}`),
    stream: (id: string) => call('GET', `${ROOT}/${id}/events`),
    async created(body: object = anIntakeBody()): Promise<string> {
      return (await call('POST', ROOT, body)).json<Schemas['StrategyCreated']>().strategy_id;
    },
    async strategy(id: string): Promise<Schemas['Strategy']> {
      return (await call('GET', `${ROOT}/${id}`)).json<Schemas['Strategy']>();
    },
  };
}
