export { renderRemote, type RenderedRemote, type RenderRemoteOptions } from './render-remote';
export { remoteConformance } from './remote-conformance';
export { aSession, aUser } from '@declic/session/testing';
