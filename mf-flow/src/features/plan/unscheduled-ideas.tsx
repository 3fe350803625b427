import { Button, Grid, Heading, Row, Text, token } from '@declic/design-system';
import { formatCount, notify } from '@declic/remote-kit';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { type Idea, usePlanIdeas } from '../../idea/ideas.queries';
import { IdeaChip } from './idea-chip';
import { formatFullDay, type Period } from './plan-days';
import { dropTargetStyle, useDayDrop } from './use-day-drop';

export interface UnscheduledIdeasProps {
  strategyId: string;
  ideas: readonly Idea[];
  period: Period;
  movedId: string | null;
  onOpen: (idea: Idea) => void;
  /** An idea was dropped here: it has no day any more. */
  onTakeOff: (ideaId: string) => void;
}

/** The approved ideas that have no day, and the button that gives them one. */
export function UnscheduledIdeas({ strategyId, ideas, period, movedId, onOpen, onTakeOff }: UnscheduledIdeasProps) {
  const headingId = useId();
  const { place, dropProps, isDropTarget } = useDayDrop<HTMLElement>(onTakeOff);
  const plan = usePlanIdeas(strategyId);
  const planThem = () =>
    plan.mutateOnce(() => period.from, {
      onSuccess: (list) => notify.success('The ideas are planned', { description: describeDays(list.ideas, ideas) }),
      onError: (error) => notify.error('Failed to plan the ideas', { error }),
    });

  return (
    <Sheet {...dropProps} ref={place} aria-labelledby={headingId} data-target={isDropTarget || undefined}>
      <Row $justify="space-between" $gap={3}>
        <Heading level={3} size="lead" id={headingId}>
          Not planned yet
        </Heading>
        {ideas.length === 0 ? null : (
          <Button icon={<CalendarPlus size={18} aria-hidden />} loading={plan.isPending} onClick={planThem}>
            Plan them
          </Button>
        )}
      </Row>
      <Text size="small" tone="muted">
        {ideas.length === 0
          ? 'Every approved idea has a day. Drop one here to take it off the plan.'
          : `“Plan them” spreads ${formatCount(ideas.length, 'idea')} over the working days until ${formatFullDay(period.to)}. Or press one to choose its day, or drag it there.`}
      </Text>
      <List as="ul" role="list" $gap={2} $min="240px">
        {ideas.map((idea) => (
          <IdeaChip key={idea.id} idea={idea} takesFocus={idea.id === movedId} onOpen={onOpen} />
        ))}
      </List>
    </Sheet>
  );
}

/** '5 ideas, from Monday, November 23, 2026 to Friday, February 12, 2027': most of them may be in another month than the one on screen. */
function describeDays(ideas: readonly Idea[], wanted: readonly Idea[]): string {
  const ids = new Set(wanted.map(({ id }) => id));
  const days = ideas.flatMap(({ id, scheduled_on: day }) => (ids.has(id) && day !== null ? [day] : [])).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 'No day is free.';
  const count = formatCount(days.length, 'idea');
  if (first === last) return `${count}, on ${formatFullDay(first)}`;
  return `${count}, from ${formatFullDay(first)} to ${formatFullDay(last)}`;
}

const Sheet = styled.section`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[4]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.card};

  ${dropTargetStyle}
`;

const List = styled(Grid)`
  &:empty {
    display: none;
  }
`;
