import { Button, Check, focusGroup, Row, Text, X } from '@declic/design-system';
import { Send, Undo2 } from 'lucide-react';
import { isUndecided } from '../../idea/idea-status';
import type { Idea } from '../../idea/ideas.queries';
import type { IdeaDecisions } from './use-idea-decisions';

export interface IdeaActionsProps {
  idea: Idea;
  titleId: string;
  decisions: IdeaDecisions;
}

/** What can be done with an idea as it is now. */
export function IdeaActions({ idea, titleId, decisions }: IdeaActionsProps) {
  const about = { 'aria-describedby': titleId };
  return (
    <Row $gap={2} {...focusGroup}>
      {isUndecided(idea) ? (
        <>
          <Button
            size="sm"
            variant="secondary"
            icon={<Check size={16} aria-hidden />}
            onClick={() => decisions.approve(idea)}
            {...about}
          >
            Approve
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<X size={16} aria-hidden />}
            onClick={() => decisions.reject(idea)}
            {...about}
          >
            Reject
          </Button>
          <Text size="small" tone="muted">
            Drafts cost no further credits
          </Text>
        </>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          icon={<Undo2 size={16} aria-hidden />}
          onClick={() => decisions.undo(idea)}
          {...about}
        >
          Undo
        </Button>
      )}
      {idea.status === 'approved' ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Send size={16} aria-hidden />}
          onClick={() => decisions.publish(idea)}
          {...about}
        >
          Mark as published
        </Button>
      ) : null}
    </Row>
  );
}
