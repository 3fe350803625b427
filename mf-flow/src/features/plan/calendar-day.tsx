import { media, Stack, token, VisuallyHidden, visuallyHidden } from '@declic/design-system';
import { memo, useId } from 'react';
import { styled } from 'styled-components';
import type { Idea } from '../../idea/ideas.queries';
import { IdeaChip } from './idea-chip';
import { formatFullDay, isWeekend } from './plan-days';
import { dropTargetStyle, useDayDrop } from './use-day-drop';

export type DayRole = 'past' | 'today' | 'planned' | 'later';

export interface CalendarDayProps {
  day: string;
  role: DayRole;
  /** Of the month before or after. */
  isOutside: boolean;
  ideas: readonly Idea[];
  movedId: string | null;
  onOpen: (idea: Idea) => void;
  onMove: (ideaId: string, day: string) => void;
}

const roleWords: Record<DayRole, string> = { past: '', today: ', today', planned: '', later: ', after the period' };

/** One day: in the grid its number, in the agenda of a small screen its whole name. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { day, role, isOutside, ideas, movedId, onOpen, onMove } = props;
  const nameId = useId();
  const { place, dropProps, isDropTarget } = useDayDrop<HTMLLIElement>((id) => onMove(id, day), role === 'past');
  return (
    <Cell
      {...dropProps}
      ref={place}
      aria-labelledby={nameId}
      data-empty={ideas.length === 0 || undefined}
      data-outside={isOutside || undefined}
      data-role={role}
      data-weekend={isWeekend(day) || undefined}
      data-target={isDropTarget || undefined}
    >
      <time dateTime={day} id={nameId}>
        <DayNumber aria-hidden>{Number(day.slice(8))}</DayNumber>
        <FullName>{formatFullDay(day)}</FullName>
        <VisuallyHidden>{roleWords[role]}</VisuallyHidden>
      </time>
      {ideas.length === 0 ? null : (
        <Stack as="ul" role="list" $gap={1}>
          {ideas.map((idea) => (
            <IdeaChip key={idea.id} idea={idea} takesFocus={idea.id === movedId} onOpen={onOpen} />
          ))}
        </Stack>
      )}
    </Cell>
  );
});

const Cell = styled.li`
  display: grid;
  gap: ${token.space[2]};
  align-content: start;
  min-inline-size: 0;
  padding: ${token.space[2]} 0;

  &[data-empty]:not([data-role='today']) {
    display: none;
  }

  ${media.desktop} {
    min-block-size: 112px;
    padding: ${token.space[1]};
    background: ${token.color.surface};

    &[data-empty]:not([data-role='today']) {
      display: grid;
    }

    &[data-weekend],
    &[data-role='past'],
    &[data-role='later'] {
      background: ${token.color.raised};
    }
  }

  ${dropTargetStyle}
`;

const DayNumber = styled.span`
  display: none;
  padding-inline: ${token.space[1]};
  border-radius: ${token.radius.full};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;

  [data-outside] & {
    color: ${token.color.textMuted};
  }

  [data-role='today'] & {
    background: ${token.color.text};
    color: ${token.color.canvas};
  }

  ${media.desktop} {
    display: inline-block;
  }
`;

const FullName = styled.span`
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};

  /* The number says it to those who see the grid. */
  ${media.desktop} {
    ${visuallyHidden}
  }
`;
