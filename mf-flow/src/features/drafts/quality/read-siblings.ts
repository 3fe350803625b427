import type { QueryClient } from '@tanstack/react-query';
import { ideaKeys, type IdeaList } from '../../../idea/ideas.queries';
import type { Draft, Idea } from '../drafts.queries';

/** The other drafts of this format in the strategy, which a draft should not repeat: the service measures against the same. */
export function readSiblings(queryClient: QueryClient, idea: Idea, { id, format_type: format }: Draft): string[] {
  const list = queryClient.getQueryData<IdeaList>(ideaKeys.list(idea.strategy_id));
  return (list?.ideas ?? []).flatMap(({ drafts }) =>
    drafts.flatMap((other) =>
      other.format_type === format && other.id !== id && other.content_md !== null ? [other.content_md] : [],
    ),
  );
}
