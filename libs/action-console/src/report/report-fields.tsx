import { Checkbox, Field, Select, TextArea } from '@declic/design-system';
import type { FieldErrors, UseFormRegister } from '@declic/remote-kit/form';
import { REASONS, type ReportEntries } from './report-form';

export interface ReportFieldsProps {
  register: UseFormRegister<ReportEntries>;
  errors: FieldErrors<ReportEntries>;
  /** Input and answer do not fit. */
  isTooLarge: boolean;
}

/** Reason, comment and consent. */
export function ReportFields({ register, errors, isTooLarge }: ReportFieldsProps) {
  return (
    <>
      <Field label="What is wrong?" error={errors.reason?.message}>
        <Select {...register('reason')}>
          {Object.entries(REASONS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Comment" hint="What would be right, and how you know. Optional." error={errors.comment?.message}>
        <TextArea rows={4} maxLength={2_000} {...register('comment')} />
      </Field>
      <Checkbox
        label="Include my input and the answer"
        hint={
          isTooLarge
            ? 'They are too large to be included.'
            : 'The team reads them to check the report. They are deleted after 90 days.'
        }
        {...(isTooLarge ? { disabled: true } : register('hasConsent'))}
      />
    </>
  );
}
