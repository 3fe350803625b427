import { aComposedRemote } from './a-remote';

export const flow = aComposedRemote({ name: 'mf-flow' });
export const workshops = aComposedRemote({ name: 'mf-workshops', title: 'Workshops' });
export const login = aComposedRemote({
  name: 'mf-login',
  areas: [{ path: '/login', layout: 'bare', access: 'public' }],
  nav: [],
});
export const dashboard = aComposedRemote({
  name: 'mf-dashboard',
  areas: [{ path: '/dashboard', layout: 'app', access: 'signed-in' }],
  nav: [],
});
export const usage = aComposedRemote({
  name: 'mf-usage',
  areas: [{ path: '/usage', layout: 'app', access: 'signed-in' }],
  nav: [],
});
