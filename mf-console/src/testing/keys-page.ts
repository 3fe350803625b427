import { aKey } from '@declic/openapi/factories';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { keyGenerationThrottle } from '../features/keys/key-generation-throttle';
import { remote } from '../remote';
import { clearPage } from './clear-page';
import { aCreatedKey } from './factories';
import { pageReplies } from './page-replies';

export const LIST = 'GET /api/accounts/keys';
export const CREATE = 'POST /api/accounts/keys';

export const openKeys = () => renderRemote(remote, { url: '/keys', session: aSession() });

export function clearKeys() {
  clearPage();
  localStorage.clear();
  keyGenerationThrottle.reset();
}

/** Replies for a person who has no key until one is made. */
export function aServerThatMakesKeys() {
  let isMade = false;
  return {
    ...pageReplies(),
    [LIST]: () => (isMade ? [aKey()] : []),
    [CREATE]: () => {
      isMade = true;
      return aCreatedKey();
    },
  };
}
