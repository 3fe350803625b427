export { LoopbackServer } from './loopback-server';
export { type Answer, type Chat, completion, ModelEndpoint, modelSettings, rewriting } from './model-endpoint';
