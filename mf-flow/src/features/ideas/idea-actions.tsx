import { Button, Check, focusGroup, Row, Text, X } from '@declic/design-system';
import { Send, Undo2 } from 'lucide-react';
import type { ComponentType } from 'react';
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
  const about = { idea, titleId };
  return (
    <Row $gap={2} {...focusGroup}>
      {isUndecided(idea) ? (
        <>
          <Decision {...about} label="Approve" icon={Check} onDecide={decisions.approve} />
          <Decision {...about} label="Reject" icon={X} isQuiet onDecide={decisions.reject} />
          <Text size="small" tone="muted">
            Drafts cost no further credits
          </Text>
        </>
      ) : (
        <Decision {...about} label="Undo" icon={Undo2} onDecide={decisions.undo} />
      )}
      {idea.status === 'approved' ? (
        <Decision {...about} label="Mark as published" icon={Send} isQuiet onDecide={decisions.publish} />
      ) : null}
    </Row>
  );
}

interface DecisionProps {
  idea: Idea;
  titleId: string;
  label: string;
  icon: ComponentType<{ size: number; 'aria-hidden': boolean }>;
  isQuiet?: boolean;
  onDecide: (idea: Idea) => void;
}

function Decision({ idea, titleId, label, icon: Icon, isQuiet = false, onDecide }: DecisionProps) {
  return (
    <Button
      size="sm"
      variant={isQuiet ? 'ghost' : 'secondary'}
      icon={<Icon size={16} aria-hidden />}
      onClick={() => onDecide(idea)}
      aria-describedby={titleId}
    >
      {label}
    </Button>
  );
}
