import { EmptyState, Row, Stack, VisuallyHidden } from '@declic/design-system';
import { Calendar } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useChangeIdea } from '../../idea/change-idea';
import { isAccepted } from '../../idea/idea-status';
import type { Idea } from '../../idea/ideas.queries';
import type { Strategy } from '../../strategy/strategies.queries';
import { CalendarGrid } from './calendar-grid';
import { ExportButtons } from './export-buttons';
import { HorizonForm } from './horizon-form';
import { MonthSwitch } from './month-switch';
import { currentDay, toMonth, planPeriod } from './plan-days';
import { PlannedIdeaDialog } from './planned-idea-dialog';
import { UnscheduledIdeas } from './unscheduled-ideas';
import { usePlanMoves } from './use-plan-moves';

export interface PlanViewProps {
  strategy: Strategy;
  ideas: readonly Idea[];
  /** As `2026-11`; null: the present one. */
  month: string | null;
  onMonthChange: (month: string) => void;
}

/** The approved and published ideas on their days. */
export function PlanView({ strategy, ideas, month, onMonthChange }: PlanViewProps) {
  const accepted = ideas.filter(isAccepted);
  const [openId, setOpenId] = useState<string | null>(null);
  const change = useChangeIdea();
  const { movedId, announcement, move } = usePlanMoves(accepted, change);
  const openIdea = useCallback(({ id }: Idea) => setOpenId(id), []);
  const opened = accepted.find(({ id }) => id === openId);
  const period = planPeriod(strategy.horizon_days);
  const shownMonth = month ?? toMonth(currentDay());

  if (accepted.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Calendar aria-hidden />}
        title="No approved ideas yet"
        description="Approve ideas in the list; here they get a day."
      />
    );
  }
  return (
    <Stack $gap={5}>
      <Row $justify="space-between" $align="end" $gap={4}>
        <HorizonForm strategy={strategy} />
        <ExportButtons name={strategy.strategy_name} ideas={accepted} />
      </Row>
      <UnscheduledIdeas
        strategyId={strategy.id}
        ideas={accepted.filter((idea) => idea.scheduled_on === null)}
        period={period}
        movedId={movedId}
        onOpen={openIdea}
        onTakeOff={(id) => move(id, null)}
      />
      <Stack $gap={3}>
        <MonthSwitch month={shownMonth} onChange={onMonthChange} />
        <CalendarGrid
          month={shownMonth}
          period={period}
          ideas={accepted}
          movedId={movedId}
          onOpen={openIdea}
          onMove={move}
        />
      </Stack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {opened ? (
        <PlannedIdeaDialog
          key={opened.id}
          idea={opened}
          onChange={(idea, next) => void change(idea, next)}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </Stack>
  );
}
