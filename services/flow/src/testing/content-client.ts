import type { Principal } from '@declic/nest-kit';
import type { TestApp } from '@declic/nest-kit/testing';
import type { components } from '@declic/openapi/types';

type Schemas = components['schemas'];
type Answer = Awaited<ReturnType<TestApp['inject']>>;

/** One person's requests about ideas, drafts and the plan. */
export function contentClient(app: TestApp, person: Principal) {
  const headers = app.as(person);
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, payload?: object) =>
    app.inject({ method, url: `/api/flow/${path}`, headers, ...(payload && { payload }) });

  const requests = {
    list: (strategy: string) => call('GET', `strategies/${strategy}/ideas`),
    generate: (strategy: string, body: object = {}) => call('POST', `strategies/${strategy}/ideas`, body),
    renew: (strategy: string) => call('POST', `strategies/${strategy}/ideas/renewal`),
    plan: (strategy: string, startsOn: string) => call('POST', `strategies/${strategy}/plan`, { starts_on: startsOn }),
    change: (idea: string, change: object) => call('PATCH', `ideas/${idea}`, change),
    getDraft: (draft: string) => call('GET', `drafts/${draft}`),
    save: (draft: string, text: string, version: number) =>
      call('PUT', `drafts/${draft}`, { content_md: text, base_version: version }),
    rewrite: (draft: string) => call('POST', `drafts/${draft}/writing`),
    versions: (draft: string) => call('GET', `drafts/${draft}/versions`),
    restore: (draft: string, version: number) => call('POST', `drafts/${draft}/versions/${version}/restoration`),
  };
  return {
    ...requests,
    strategy: async (id: string) =>
      expectStatus(await call('GET', `strategies/${id}`), 200).json<Schemas['Strategy']>(),
    ideas: async (strategy: string) =>
      expectStatus(await requests.list(strategy), 200).json<Schemas['IdeaList']>().ideas,
    setStatus: async (idea: string, status: string) =>
      expectStatus(await requests.change(idea, { status }), 200).json<Schemas['Idea']>(),
    draft: async (id: string) => expectStatus(await requests.getDraft(id), 200).json<Schemas['Draft']>(),
    /** Asks for ideas, and gives the list once they are there. */
    async generated(strategy: string, count: number): Promise<Schemas['Idea'][]> {
      expectStatus(await requests.generate(strategy, { count }), 202);
      await app.runJobs();
      return expectStatus(await requests.list(strategy), 200).json<Schemas['IdeaList']>().ideas;
    },
  };
}

/** Its arrangement failed: what it tests would fail for another reason. */
function expectStatus(answer: Answer, status: number): Answer {
  if (answer.statusCode !== status) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`);
  return answer;
}

/** Status and code of an answer. */
export function readRefusal(answer: Answer): [number, unknown] {
  return [answer.statusCode, answer.json<{ code?: unknown }>().code];
}
