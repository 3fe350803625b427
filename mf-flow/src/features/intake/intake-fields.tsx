import { Field, Select, Stack, TextArea, TextInput } from '@declic/design-system';
import type { FieldErrors, UseFormRegister } from '@declic/remote-kit/form';
import { PdfField } from '../../pdf/pdf-field';
import type { UploadedPdf } from '../../pdf/pdfs.queries';
import { TONES } from '../../strategy/tones';
import type { Intake } from '../../strategy/intake-schema';

export interface IntakeFieldsProps {
  register: UseFormRegister<Intake>;
  errors: FieldErrors<Intake>;
  pdf: UploadedPdf | null;
  /** What the service says of the uploaded PDF. */
  pdfError: string | undefined;
  onPdf: (pdf: UploadedPdf | null) => void;
  onReading: (isReading: boolean) => void;
}

export function IntakeFields({ register, errors, pdf, pdfError, onPdf, onReading }: IntakeFieldsProps) {
  return (
    <Stack $gap={4}>
      <Field label="Strategy Name" required error={errors.strategy_name?.message}>
        <TextInput autoComplete="off" {...register('strategy_name')} />
      </Field>
      <Field label="Objectives (one per line)" required error={errors.goals?.message}>
        <TextArea rows={3} {...register('goals')} />
      </Field>
      <Field label="Competitors (comma-separated)" error={errors.competitors?.message}>
        <TextInput autoComplete="off" {...register('competitors')} />
      </Field>
      <Field label="Tone" required error={errors.tone?.message}>
        <Select {...register('tone')}>
          {TONES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Free Text (optional)"
        hint="Who you help, what troubles them, what you offer, what you write about. Everything found is taken from what you write and from the PDF."
        error={errors.raw_text?.message}
      >
        <TextArea rows={7} {...register('raw_text')} />
      </Field>
      <PdfField
        label="PDF URL (optional)"
        address={register('pdf_url')}
        error={pdfError ?? errors.pdf_url?.message}
        pdf={pdf}
        onPdf={onPdf}
        onReading={onReading}
      />
    </Stack>
  );
}
