import type { RemoteManifest } from '@declic/remote-kit/contract';

const KEY_PAGES = ['/api', '/actions', '/keys'];

export const manifest: RemoteManifest = {
  id: 'mf-console',
  owner: 'Console team',
  title: 'Console',
  areas: [
    // The page itself redirects signed-in visitors, unless a recovery link was opened.
    { path: '/login', layout: 'bare', access: 'public' },
    { path: '/verify-email', layout: 'bare', access: 'public' },
    { path: '/dashboard', layout: 'app', access: 'signed-in' },
    { path: '/api', layout: 'app', access: 'signed-in', needsKey: true },
    { path: '/actions', layout: 'app', access: 'signed-in', needsKey: true },
    { path: '/keys', layout: 'app', access: 'signed-in' },
    { path: '/usage', layout: 'app', access: 'signed-in', needsKey: true },
    { path: '/account', layout: 'app', access: 'signed-in' },
  ],
  nav: [
    { label: 'Dashboard', to: '/dashboard' },
    { label: 'Usage', to: '/usage' },
    { label: 'Account', to: '/account' },
    { label: 'Actions', to: '/actions', when: KEY_PAGES },
    { label: 'Keys', to: '/keys', when: KEY_PAGES },
  ],
};
