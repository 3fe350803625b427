export { renderRemote, type RenderedRemote, type RenderRemoteOptions } from './render-remote';
export { remoteConformance } from './remote-conformance';
export { failureTexts, type FailingScreen } from './failure-texts';
export { aSession, aUser } from '@declic/session/testing';
