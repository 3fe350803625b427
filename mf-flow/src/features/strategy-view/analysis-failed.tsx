import { Button, Card, DescriptionList, Notice, Stack } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { Pencil } from 'lucide-react';
import { engineWords } from '../../strategy/engine-words';
import type { Analysis, Strategy } from '../../strategy/strategies.queries';
import { AnalysisSteps } from './analysis-steps';
import { RetryForm } from './retry-form';

export interface AnalysisFailedProps {
  strategy: Strategy;
  /** The same text would fail again: what was typed is opened. */
  onChangeIntake: () => void;
}

/** Why the analysis failed, what became of the credits, and the way to start it again, or to change what it read. */
export function AnalysisFailed({ strategy, onChangeIntake }: AnalysisFailedProps) {
  const { analysis } = strategy;
  return (
    <Card>
      <Stack $gap={4}>
        <Notice tone="danger">{analysis.message}</Notice>
        {analysis.notice === null ? null : <Notice>{analysis.notice}</Notice>}
        <AnalysisSteps steps={analysis.steps} />
        <DescriptionList items={listFacts(analysis)} />
        {analysis.is_intake_fault === true ? (
          <div>
            <Button variant="secondary" icon={<Pencil size={18} aria-hidden />} onClick={onChangeIntake}>
              Change what you typed
            </Button>
          </div>
        ) : (
          <RetryForm strategyId={strategy.id} isAboutPdf={analysis.is_pdf_fault === true} />
        )}
      </Stack>
    </Card>
  );
}

const listFacts = ({ cost, engine }: Analysis) => [
  { term: 'Credits', details: cost === 0 ? 'Given back' : formatCount(cost, 'credit') },
  ...(engine === null ? [] : [{ term: 'Engine', details: engineWords(engine) }]),
];
