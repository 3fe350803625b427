import { problem, type Replies } from '@declic/openapi/testing';
import type { Schemas } from '@declic/openapi/flow';
import type { DraftSummary, Idea } from '../idea/ideas.queries';
import { aDraft } from './idea-factories';

type Draft = Schemas['Draft'];
type DraftVersion = Schemas['DraftVersion'];

export interface FakeDraftsOptions {
  ideas: Idea[];
  pushIdea: (idea: Idea) => void;
}

const missing = () => problem({ status: 404, code: 'draft_not_found', title: 'There is no such draft.' });

/** The operations on drafts: read, save, have written again, and their versions. Writing only begins; the test pushes the end. */
export function fakeDrafts({ ideas, pushIdea }: FakeDraftsOptions) {
  const versions = new Map<string, DraftVersion[]>();
  const find = (wanted: string) => ideas.flatMap(({ drafts }) => drafts).find(({ id }) => id === wanted);

  const put = (draft: DraftSummary) => {
    const idea = ideas.find(({ id }) => id === draft.idea_id);
    if (idea) pushIdea({ ...idea, drafts: idea.drafts.map((known) => (known.id === draft.id ? draft : known)) });
    return aDraft(draft);
  };

  const versionsOf = (draft: DraftSummary): DraftVersion[] => {
    const known =
      versions.get(draft.id) ?? (draft.content_md === null ? [] : [toVersion(aDraft(draft), draft.content_md)]);
    versions.set(draft.id, known);
    return known;
  };

  const write = (draft: DraftSummary, text: string, engine: string): Draft => {
    const known = versionsOf(draft);
    const next = aDraft({ ...draft, content_md: text, version: draft.version + 1 }, { engine });
    known.unshift(toVersion(next, text));
    put({ ...draft, content_md: text, version: next.version });
    return next;
  };

  return {
    'GET /api/flow/drafts/{id}': ({ params }) => {
      const draft = find(params.id);
      return draft ? aDraft(draft) : missing();
    },
    'PUT /api/flow/drafts/{id}': ({ params, body }) => {
      const draft = find(params.id);
      if (!draft) return missing();
      if (body.base_version !== draft.version)
        return problem({ status: 409, code: 'draft_changed', title: 'The draft was changed elsewhere.' });
      return write(draft, body.content_md, 'you');
    },
    'POST /api/flow/drafts/{id}/writing': ({ params }) => {
      const draft = find(params.id);
      return draft ? put({ ...draft, status: 'queued' }) : missing();
    },
    'GET /api/flow/drafts/{id}/versions': ({ params }) => {
      const draft = find(params.id);
      return draft ? { versions: versionsOf(draft) } : missing();
    },
    'POST /api/flow/drafts/{id}/versions/{version}/restoration': ({ params }) => {
      const draft = find(params.id);
      const old = draft && versionsOf(draft).find(({ version }) => String(version) === String(params.version));
      if (!draft || !old) return missing();
      return write(draft, old.content_md, old.engine);
    },
  } satisfies Replies;
}

function toVersion({ version, quality_score: score, engine, written_at: at }: Draft, text: string): DraftVersion {
  return {
    version,
    content_md: text,
    quality_score: score ?? 0,
    engine: engine ?? 'embedded@2',
    written_at: at ?? '2026-11-20T10:06:00.000Z',
  };
}
