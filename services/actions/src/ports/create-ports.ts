import { createGuardedFetch, type GuardedFetchOptions } from '@declic/nest-kit/guarded-fetch';
import type { Model, Ports } from '../engine/ports';
import type { ModelSettings } from './language-model';
import { lookupMailExchange } from './mail-exchange';
import { createWeb } from './web';

/** What the ports of a process need to know: plain data, which worker threads and child processes are given. */
export interface PortSettings {
  readonly egress: GuardedFetchOptions;
  /** Null where no model is configured. */
  readonly model: ModelSettings | null;
}

/** The real side effects, in the service or in a worker. */
export function createPorts({ egress, model }: PortSettings): Ports {
  return {
    clock: { now: () => new Date() },
    mailExchange: { lookup: lookupMailExchange },
    web: createWeb(createGuardedFetch(egress)),
    model: model && createModel(model),
  };
}

/** The client is large, and loaded by the first request. */
function createModel(settings: ModelSettings): Model {
  let model: Promise<Model> | undefined;
  const load = () => import('./language-model').then(({ LanguageModel }) => new LanguageModel(settings));
  return { generate: async (request) => (await (model ??= load())).generate(request) };
}
