import { Button, Field, Row, Stack, Text, TextInput } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { useState } from 'react';
import type { Idea, IdeaChange } from '../../idea/ideas.queries';

export interface PlannedIdeaDialogProps {
  idea: Idea;
  onChange: (idea: Idea, change: IdeaChange) => void;
  onClose: () => void;
}

/** The way to plan without dragging: the day as a date, and whether it is published. */
export function PlannedIdeaDialog({ idea, onChange, onClose }: PlannedIdeaDialogProps) {
  const [day, setDay] = useState(idea.scheduled_on ?? '');
  const isPublished = idea.status === 'published';
  const change = (next: IdeaChange) => {
    onChange(idea, next);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={idea.title}
      description={`${idea.pillar} · ${idea.angle}`}
      footer={
        <>
          {idea.scheduled_on === null ? null : (
            <Button variant="ghost" onClick={() => change({ scheduled_on: null })}>
              Take off the plan
            </Button>
          )}
          <Button variant="secondary" onClick={() => change({ status: isPublished ? 'approved' : 'published' })}>
            {isPublished ? 'Not published yet' : 'Mark as published'}
          </Button>
          <Button disabled={day === '' || day === idea.scheduled_on} onClick={() => change({ scheduled_on: day })}>
            Save the day
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{idea.summary}</Text>
        <Row>
          <Field label="Day">
            <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </Field>
        </Row>
      </Stack>
    </Dialog>
  );
}
