import { actionsApi, type Schemas, unwrap } from '@declic/openapi/actions';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export type Proposals = Schemas['ActionProposals'];
export type Proposal = Schemas['ActionProposal'];

const MINUTE = 60_000;

/** The actions that a description leads to. Nothing runs. */
export const proposalsQuery = (message: string) =>
  queryOptions({
    queryKey: ['actions', 'proposals', message],
    queryFn: ({ signal }) => unwrap(actionsApi.POST('/api/actions/proposals', { body: { message }, signal })),
    enabled: message !== '',
    // The person decides whether to ask again: each attempt counts.
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 5 * MINUTE,
  });

interface Need {
  /** What stands in the box. */
  readonly draft: string;
  /** What was asked last. */
  readonly asked: string;
}

const NOTHING: Need = { draft: '', asked: '' };

const needQuery = () =>
  queryOptions<Need>({ queryKey: ['actions', 'need'], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });

/** What the person describes: in memory until they sign out, so that it is there again after a look at the catalogue. */
export function useNeed() {
  const client = useQueryClient();
  const { data: { draft: before, asked } = NOTHING } = useQuery(needQuery());
  // The cache notifies its observers asynchronously: a field whose text came from it would lose letters.
  const [draft, setText] = useState(before);
  const keep = (need: Need) => client.setQueryData(needQuery().queryKey, need);
  const setDraft = (text: string) => {
    setText(text);
    keep({ draft: text, asked });
  };
  return { draft, asked, setDraft, ask: () => keep({ draft, asked: draft.trim() }) };
}
