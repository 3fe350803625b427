import { flowApi, type Schemas, unwrap } from '@declic/openapi/flow';
import { type QueryClient, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type Idea = Schemas['Idea'];
export type Draft = Schemas['Draft'];
export type DraftSummary = Schemas['DraftSummary'];
export type DraftVersion = Schemas['DraftVersion'];
export type DraftSource = Schemas['DraftSource'];
export type RubricLine = Schemas['RubricLine'];
export type Format = Schemas['DraftFormat'];

export const draftKeys = {
  texts: (id: string) => ['flow', 'drafts', id, 'text'] as const,
  text: ({ id, version, status }: Pick<DraftSummary, 'id' | 'version' | 'status'>) =>
    [...draftKeys.texts(id), version, status] as const,
  versions: (id: string) => ['flow', 'drafts', id, 'versions'] as const,
  save: (id: string) => ['flow', 'drafts', id, 'save'] as const,
};

/** The draft as it is since its summary last changed: a new version or status of the summary is read anew. */
export const draftQuery = (summary: DraftSummary) =>
  queryOptions({
    queryKey: draftKeys.text(summary),
    queryFn: ({ signal }) => fetchDraft(summary.id, signal),
    placeholderData: keepPreviousData,
    // A draft may fail twice, with two reasons.
    ...(summary.status !== 'ready' && { staleTime: 0 }),
  });

export const fetchDraft = (id: string, signal?: AbortSignal) =>
  unwrap(flowApi.GET('/api/flow/drafts/{id}', { params: { path: { id } }, ...(signal && { signal }) }));

export const draftVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: draftKeys.versions(id),
    queryFn: ({ signal }) =>
      unwrap(flowApi.GET('/api/flow/drafts/{id}/versions', { params: { path: { id } }, signal })),
  });

export interface DraftEdit {
  readonly text: string;
  readonly baseVersion: number;
}

export function useSaveDraft(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: draftKeys.save(id),
    mutationFn: ({ text, baseVersion }: DraftEdit) =>
      unwrap(
        flowApi.PUT('/api/flow/drafts/{id}', {
          params: { path: { id } },
          body: { content_md: text, base_version: baseVersion },
        }),
      ),
    onSuccess: (draft) => showDraft(queryClient, draft),
  });
}

export function useRewriteDraft(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(flowApi.POST('/api/flow/drafts/{id}/writing', { params: { path: { id } } })),
    onSuccess: (draft) => showDraft(queryClient, draft),
  });
}

export function useRestoreVersion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      unwrap(
        flowApi.POST('/api/flow/drafts/{id}/versions/{version}/restoration', { params: { path: { id, version } } }),
      ),
    onSuccess: (draft) => showDraft(queryClient, draft),
  });
}

/** The lists of ideas of all strategies. */
const IDEA_LISTS = ['flow', 'ideas', 'list'] as const;

/** Puts a newer state of a draft everywhere it is on screen. */
export function showDraft(queryClient: QueryClient, draft: Draft): void {
  queryClient.setQueriesData({ queryKey: draftKeys.texts(draft.id) }, draft);
  queryClient.setQueryData(draftKeys.text(draft), draft);
  queryClient.setQueriesData<Schemas['IdeaList']>(
    { queryKey: IDEA_LISTS },
    (list) => list && { ...list, ideas: list.ideas.map((idea) => withDraft(idea, draft)) },
  );
  // Not awaited: the draft is saved, whether or not its list of versions can be read.
  void queryClient.invalidateQueries({ queryKey: draftKeys.versions(draft.id) });
}

/** The idea with the summary of its draft as it is now; the same object for every other idea. */
function withDraft(idea: Idea, { id, content_md, quality_score, status, version }: Draft): Idea {
  if (!idea.drafts.some((summary) => summary.id === id)) return idea;
  const change = { content_md, quality_score, status, version };
  return {
    ...idea,
    drafts: idea.drafts.map((summary) => (summary.id === id ? { ...summary, ...change } : summary)),
  };
}
