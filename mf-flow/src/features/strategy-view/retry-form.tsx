import { Button, RadioGroup, RefreshCw, Stack } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useWatch } from '@declic/remote-kit/form';
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
  const { form, errors, submit, isSending, isReading, ...retry } = useRetryForm(strategyId);
  const { control, register, setValue } = form;
  const [choice, pdf] = useWatch({ control, name: ['choice', 'pdf'] });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack $gap={4} $align="start">
        {isAboutPdf ? (
          <RadioGroup
            label="The PDF"
            choices={PDF_CHOICES}
            value={choice}
            onChange={(next) => (isPdfChoice(next) ? setValue('choice', next) : undefined)}
          />
        ) : null}
        {isAboutPdf && choice === 'other' ? (
          <Wide>
            <PdfField
              label="Address of the PDF"
              address={register('pdf_url')}
              error={errors.pdf_url?.message}
              pdf={pdf}
              onPdf={retry.choosePdf}
              onReading={retry.setReading}
            />
          </Wide>
        ) : null}
        {retry.cannotPay === null ? null : <CannotPay text={retry.cannotPay} />}
        <Button
          type="submit"
          variant="secondary"
          loading={isSending}
          disabled={isReading}
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
