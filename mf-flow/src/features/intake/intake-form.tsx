import { Button, Card, Fieldset, Heading, Row, Spinner, Stack, Text, token } from '@declic/design-system';
import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { AnalysisTerms } from './analysis-terms';
import { NO_CREDITS } from './intake-failure';
import { IntakeFields } from './intake-fields';
import type { Replaced } from '../../strategy/intake-draft';
import { UnpaidNotice } from './unpaid-notice';
import { useIntakeForm } from './use-intake-form';

export interface IntakeFormProps {
  /** While the form is sent, it may not be closed. */
  onSending: (isSending: boolean) => void;
  onCreated: (id: string) => void;
  /** What was typed for it is changed; the new strategy takes its place. */
  replaced?: Replaced;
}

export function IntakeForm({ onSending, onCreated, replaced }: IntakeFormProps) {
  const headingId = useId();
  const intake = useIntakeForm(onCreated, replaced);
  const { form, errors, submit, isSending, failure, isRestored } = intake;

  useEffect(() => onSending(isSending), [isSending, onSending]);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-labelledby={headingId}>
      <Card>
        <Stack $gap={4}>
          <Heading id={headingId} level={3} size="lead">
            Strategy Intake
          </Heading>
          {isRestored ? <KeptDraft onClear={intake.clear} /> : null}
          <Fields disabled={isSending}>
            <IntakeFields
              register={form.register}
              errors={errors}
              pdf={intake.pdf}
              pdfError={intake.lostPdf}
              onPdf={intake.changePdf}
              onReading={intake.setIsReadingPdf}
            />
          </Fields>
          {failure && NO_CREDITS.has(failure.code) ? <UnpaidNotice failure={failure} /> : null}
          <Button
            type="submit"
            size="lg"
            fullWidth
            disabled={isSending || intake.isReadingPdf}
            aria-busy={isSending}
            icon={isSending ? <Spinner /> : null}
          >
            {isSending ? 'Analyzing...' : 'Start AI Analysis'}
          </Button>
          <AnalysisTerms />
        </Stack>
      </Card>
    </form>
  );
}

function KeptDraft({ onClear }: { onClear: () => void }) {
  return (
    <Row $gap={3}>
      <Text size="small" tone="muted">
        What you typed before is still here.
      </Text>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear the form
      </Button>
    </Row>
  );
}

const Fields = styled(Fieldset)`
  &:disabled {
    color: ${token.color.textMuted};
  }
`;
