import type { Principal } from '@declic/nest-kit';
import type { TestApp } from '@declic/nest-kit/testing';
import type { components } from '@declic/openapi/types';
import { anIntakeBody } from './intake-body';

type Schemas = components['schemas'];

const ROOT = '/api/flow/strategies';

/** One person's requests to the service under test. */
export function flowClient(app: TestApp, person: Principal) {
  const headers = app.as(person);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });

  return {
    create: (body: object = anIntakeBody()) => call('POST', ROOT, body),
    list: () => call('GET', ROOT),
    get: (id: string) => call('GET', `${ROOT}/${id}`),
    intake: (id: string) => call('GET', `${ROOT}/${id}/intake`),
    upload: (bytes: Uint8Array, name: string) =>
      app.inject({
        method: 'POST',
        url: '/api/flow/pdfs',
        query: { name },
        headers: { ...headers, 'content-type': 'application/pdf' },
        payload: Buffer.from(bytes),
      }),
    set: (id: string, settings: object) => call('PATCH', `${ROOT}/${id}`, settings),
    retry: (id: string, pdf?: object) => call('POST', `${ROOT}/${id}/analysis`, pdf),
    addLine: (id: string, part: string, text: string) => call('POST', `${ROOT}/${id}/lines`, { part, text }),
    changeLine: (id: string, line: string, text: string) => call('PUT', `${ROOT}/${id}/lines/${line}`, { text }),
    removeLine: (id: string, line: string) => call('DELETE', `${ROOT}/${id}/lines/${line}`),
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
