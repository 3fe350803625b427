import { releasesApi } from '@declic/openapi/releases';
import { forgetToken, tokenStore } from './operator-token';

/** Sends the token with each call to the registry, and asks for another one when the registry does not know it. */
export function authorizeCalls(): void {
  releasesApi.use({
    onRequest({ request }) {
      const { token } = tokenStore.getState();
      if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
    onResponse({ request, response }) {
      const { token } = tokenStore.getState();
      // A late refusal of a token that was replaced meanwhile says nothing about the new one.
      const isOfThisToken = request.headers.get('authorization') === `Bearer ${token}`;
      if (response.status === 401 && isOfThisToken)
        forgetToken('The registry does not know this token. Check it, and enter it again.');
      return response;
    },
  });
}
