import { createGuardedFetch } from '@declic/nest-kit/guarded-fetch';
import type { ModelSettings, PortSettings } from '../engine/port-settings';
import type { Model, Ports } from '../engine/ports';
import { createMailExchange } from './mail-exchange';
import { createWeb } from './web';

/** The real side effects. Workers ask the service for those that lead to the network. */
export function createPorts({ egress, model }: PortSettings): Ports {
  return {
    clock: { now: () => new Date() },
    mailExchange: createMailExchange(egress),
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
