import { Button } from '@declic/design-system';
import { problem, type Replies, serveApi } from '@declic/openapi/testing';
import { defineRemote } from '@declic/remote-kit';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { act } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { createStore, type StoreApi, useStore } from 'zustand';
import { manifest } from '../../../remote.manifest';
import { DownloadAll } from '../download-all';
import type { Draft, DraftVersion, Idea } from '../drafts.queries';
import { IdeaDrafts } from '../idea-drafts';
import { aDraftedIdea, toSummary } from './draft-factories';
// Loaded before the page asks for them: a busy machine may take longer to compile them than a page waits for its parts.
import '../sheet/draft-sheet';
import '../edit/draft-editor';

export interface OpenDraftsOptions {
  drafts?: Draft[];
  versions?: DraftVersion[];
  /** Answers of a test's own. */
  replies?: Replies;
  session?: ReturnType<typeof aSession>;
}

/** A page with one idea, and a flow service in memory that keeps its drafts. */
export function openDrafts({ drafts = [], versions = [], replies = {}, session = aSession() }: OpenDraftsOptions = {}) {
  const idea = createStore<Idea>(() => aDraftedIdea(drafts));
  const find = (wanted: string) => drafts.find(({ id }) => id === wanted);
  const gone = () => problem({ status: 404, code: 'draft_not_found', title: 'This draft does not exist.' });
  /** Changes a draft in the service; the page learns of it when it asks. */
  const put = (draft: Draft) => {
    drafts.splice(
      drafts.findIndex(({ id }) => id === draft.id),
      1,
      draft,
    );
    return draft;
  };

  const api = serveApi({
    'GET /api/flow/drafts/{id}': ({ params }) => find(params.id) ?? gone(),
    'PUT /api/flow/drafts/{id}': ({ params, body }) => {
      const found = find(params.id);
      if (!found) return gone();
      if (found.version !== body.base_version)
        return problem({ status: 409, code: 'draft_changed', title: 'This draft was changed elsewhere.' });
      return put({ ...found, content_md: body.content_md, version: found.version + 1, engine: 'you', sources: [] });
    },
    'POST /api/flow/drafts/{id}/writing': ({ params }) => {
      const found = find(params.id);
      return found ? put({ ...found, status: 'queued', failure: null }) : gone();
    },
    'GET /api/flow/drafts/{id}/versions': () => ({ versions }),
    'POST /api/flow/drafts/{id}/versions/{version}/restoration': ({ params }) => {
      const found = find(params.id);
      const version = versions.find((one) => one.version === Number(params.version));
      if (!found || !version) return gone();
      return put({ ...found, content_md: version.content_md, version: found.version + 1, engine: version.engine });
    },
    ...replies,
  });

  const rendered = renderDrafts(idea, session);

  return {
    ...api,
    ...rendered,
    put,
    /** Changes a draft in the service, and the page gets its event. */
    push: (draft: Draft) => {
      put(draft);
      act(() => idea.setState(aDraftedIdea(drafts), true));
    },
    summaries: () => drafts.map(toSummary),
  };
}

/** A page with an idea and its drafts, from whatever answers the calls. */
export function renderDrafts(idea: StoreApi<Idea>, session = aSession()) {
  function Page() {
    const shown = useStore(idea);
    return (
      <main>
        <h1>Flow Content</h1>
        <h2>Ideas</h2>
        <h3>{shown.title}</h3>
        <IdeaDrafts idea={shown} />
        <DownloadAll ideas={[shown]} strategy={{ name: 'Dental launch' }} />
        <Link to="/elsewhere">Elsewhere</Link>
        <Button>Last</Button>
      </main>
    );
  }
  const remote = defineRemote({ manifest, routes: [{ path: '/tools/flow-content', element: <Page /> }] });
  return renderRemote(remote, { url: '/tools/flow-content', session });
}
