import { Button, RadioGroup, RefreshCw, Stack } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { PdfField } from '../../pdf/pdf-field';
import { useAnalysisCost } from '../../strategy/use-analysis-cost';
import { CannotPay } from './cannot-pay';
import { isPdfChoice, PDF_CHOICES, useRetryForm } from './use-retry-form';

export interface RetryFormProps {
  strategyId: string;
  /** The failure is about the PDF: it can be replaced or left out. */
  isAboutPdf: boolean;
}

/** Starts a failed analysis again, with its price on the button. */
export function RetryForm({ strategyId, isAboutPdf }: RetryFormProps) {
  const cost = useAnalysisCost();
  const form = useRetryForm(strategyId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={4} $align="start">
        {isAboutPdf ? (
          <RadioGroup
            label="The PDF"
            choices={PDF_CHOICES}
            value={form.choice}
            onChange={(choice) => (isPdfChoice(choice) ? form.choose(choice) : undefined)}
          />
        ) : null}
        {isAboutPdf && form.choice === 'other' ? (
          <Wide>
            <PdfField
              label="Address of the PDF"
              address={{ value: form.address, onChange: ({ target }) => form.typeAddress(target.value) }}
              error={form.problem ?? undefined}
              pdf={form.pdf}
              onPdf={form.choosePdf}
              onReading={form.setReading}
            />
          </Wide>
        ) : null}
        {form.cannotPay === null ? null : <CannotPay text={form.cannotPay} />}
        <Button
          type="submit"
          variant="secondary"
          loading={form.isStarting}
          disabled={form.isReading}
          icon={<RefreshCw size={18} aria-hidden />}
        >
          {cost ? `Start again (${formatCount(cost, 'credit')})` : 'Start again'}
        </Button>
      </Stack>
    </form>
  );
}

const Wide = styled.div`
  inline-size: min(100%, 480px);
`;
