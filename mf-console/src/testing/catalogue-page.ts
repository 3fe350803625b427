import type { Schemas } from '@declic/openapi/actions';
import { type Replies, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { remote } from '../remote';
import { anAction } from './factories';
import { pageReplies } from './page-replies';

/** Opens `/actions` on a catalogue of these actions. */
export function openCatalogue(actions: readonly Schemas['Action'][], more: Replies = {}, search = '') {
  const api = serveApi({ ...pageReplies(), 'GET /api/actions/catalogue': () => [...actions], ...more });
  return { api, ...renderRemote(remote, { url: `/actions${search}`, session: aSession() }) };
}

/** Actions with these titles; the slug is the title in small letters. */
export const actionsNamed = (...titles: string[]) =>
  titles.map((title) => anAction({ slug: title.toLowerCase(), title }));
