import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { renderStandalone } from '@declic/remote-kit/standalone';
import { paths } from './paths';
import { remote } from './remote';

renderStandalone(remote, {
  home: paths.flowContent(),
  session: {
    refresh: async () => (await unwrap(accountsApi.POST('/api/accounts/session/refresh'))) ?? null,
    signOut: async () => {
      await unwrap(accountsApi.DELETE('/api/accounts/session'));
    },
  },
});
