import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { remote } from '../remote';

/** Opens the tool as a signed-in user. */
export const openFlowContent = (url = '/tools/flow-content') => renderRemote(remote, { url, session: aSession() });
