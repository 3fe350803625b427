import { notify } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ChangeIdea, useChangeIdea } from '../../idea/change-idea';
import { findIdea } from '../../idea/idea-cache';
import { isUndecided, statusBefore } from '../../idea/idea-status';
import type { Idea, IdeaStatus } from '../../idea/ideas.queries';

export interface IdeaDecisions {
  approve: (idea: Idea) => void;
  reject: (idea: Idea) => void;
  publish: (idea: Idea) => void;
  undo: (idea: Idea) => void;
  /** Takes the latest decision of this visit back. */
  undoLast: () => void;
}

const words = { approved: 'Idea approved', rejected: 'Idea rejected', published: 'Marked as published' } as const;

/** Approve, reject, publish and undo, for the buttons and the keys. Stays the same object, so that rows need not render again. */
export function useIdeaDecisions(strategyId: string): IdeaDecisions {
  const queryClient = useQueryClient();
  const change = useChangeIdea();
  return useMemo(
    () => createDecisions(change, (id) => findIdea(queryClient, strategyId, id)),
    [change, queryClient, strategyId],
  );
}

function createDecisions(change: ChangeIdea, find: (id: string) => Idea | undefined): IdeaDecisions {
  const decided: string[] = [];

  const forget = (id: string) => {
    const place = decided.lastIndexOf(id);
    if (place >= 0) decided.splice(place, 1);
  };

  const decide = async (idea: Idea, status: keyof typeof words) => {
    decided.push(idea.id);
    if (!(await change(idea, { status }))) return forget(idea.id);
    notify.success(words[status], {
      description: idea.title,
      action: { label: 'Undo', onPress: () => undoById(idea.id) },
    });
  };

  const undo = (idea: Idea) => {
    const status: IdeaStatus | undefined = statusBefore(idea);
    if (status === undefined) return;
    forget(idea.id);
    void change(idea, { status }).then((isDone) =>
      isDone ? notify.success('Decision undone', { description: idea.title }) : undefined,
    );
  };

  const undoById = (id: string) => {
    const idea = find(id);
    if (idea) undo(idea);
  };

  return {
    approve: (idea) => void (isUndecided(idea) && decide(idea, 'approved')),
    reject: (idea) => void (isUndecided(idea) && decide(idea, 'rejected')),
    publish: (idea) => void (idea.status === 'approved' && decide(idea, 'published')),
    undo,
    undoLast: () => {
      const last = decided.pop();
      if (last === undefined) notify.info('Nothing to undo');
      else undoById(last);
    },
  };
}
