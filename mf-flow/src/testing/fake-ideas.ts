import { problem, type Replies } from '@declic/openapi/testing';
import type { Idea, IdeaStatus } from '../idea/ideas.queries';
import type { Strategy } from '../strategy/strategies.queries';
import { someDrafts } from './idea-factories';

export interface FakeIdeasOptions {
  ideas: Idea[];
  find: (strategyId: string) => Strategy | undefined;
  push: (strategy: Strategy) => void;
  gone: () => ReturnType<typeof problem>;
}

const MOVES: Record<IdeaStatus, readonly IdeaStatus[]> = {
  new: ['approved', 'rejected'],
  pending: ['approved', 'rejected'],
  approved: ['new', 'published'],
  rejected: ['new'],
  published: ['approved'],
};

const refuse = (status: number, code: string, title: string) => problem({ status, code, title });

/** The operations on ideas, with the rules of the contract. Generating only begins; the test pushes what comes of it. */
export function fakeIdeas({ ideas, find, push, gone }: FakeIdeasOptions) {
  const listed = (strategyId: string) =>
    ideas
      .filter((idea) => idea.strategy_id === strategyId)
      .sort((one, other) => other.novelty_score - one.novelty_score);

  const begin = (strategyId: string) => {
    const found = find(strategyId);
    if (!found) return gone();
    if (found.analysis.state !== 'done') return refuse(409, 'analysis_not_done', 'The analysis is not done yet.');
    if (['queued', 'running'].includes(found.idea_generation.state))
      return refuse(409, 'ideas_in_progress', 'Ideas are already on their way.');
    const strategy: Strategy = {
      ...found,
      idea_generation: { state: 'queued', message: null, engine: found.idea_generation.engine, notice: null },
    };
    push(strategy);
    return strategy;
  };

  return {
    'GET /api/flow/strategies/{id}/ideas': ({ params }) => (find(params.id) ? { ideas: listed(params.id) } : gone()),
    'POST /api/flow/strategies/{id}/ideas': ({ params }) => begin(params.id),
    'POST /api/flow/strategies/{id}/ideas/renewal': ({ params }) => begin(params.id),
    'POST /api/flow/strategies/{id}/plan': ({ params, body }) => {
      ideas.forEach((idea, place) => {
        if (idea.strategy_id === params.id && idea.status === 'approved' && idea.scheduled_on === null)
          ideas[place] = { ...idea, scheduled_on: body.starts_on };
      });
      return { ideas: listed(params.id) };
    },
    'PATCH /api/flow/ideas/{id}': ({ params, body }) => {
      const place = ideas.findIndex(({ id }) => id === params.id);
      const idea = ideas[place];
      if (!idea) return refuse(404, 'idea_not_found', 'There is no such idea.');
      const next = changeIdea(idea, body);
      if (!next) return refuse(409, 'idea_status_conflict', `The idea is ${idea.status}.`);
      if (next.scheduled_on !== null && next.status !== 'approved' && next.status !== 'published')
        return refuse(409, 'idea_not_approved', 'Only an approved idea has a day.');
      ideas[place] = next;
      return next;
    },
  } satisfies Replies;
}

/** Undefined where the status may not move so. */
function changeIdea(
  idea: Idea,
  { status, scheduled_on: day }: Partial<Pick<Idea, 'status' | 'scheduled_on'>>,
): Idea | undefined {
  if (status !== undefined && !MOVES[idea.status].includes(status)) return undefined;
  const next: Idea = {
    ...idea,
    status: status ?? idea.status,
    scheduled_on: day === undefined ? (status === 'new' ? null : idea.scheduled_on) : day,
  };
  const asksForDrafts = status === 'approved' && idea.drafts.length === 0;
  return asksForDrafts ? { ...next, drafts: someDrafts(next, 'queued') } : next;
}
