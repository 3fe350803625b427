import { Checkbox, Field, Select, TextArea } from '@declic/design-system';
import { REASONS, type ReportEntries, toReason } from './report-form';

export interface ReportFieldsProps {
  entries: ReportEntries;
  onChange: (entries: ReportEntries) => void;
  /** Input and answer do not fit. */
  isTooLarge: boolean;
}

/** Reason, comment and consent. */
export function ReportFields({ entries, onChange, isTooLarge }: ReportFieldsProps) {
  const { reason, comment, hasConsent } = entries;
  return (
    <>
      <Field label="What is wrong?">
        <Select value={reason} onChange={({ target }) => onChange({ ...entries, reason: toReason(target.value) })}>
          {Object.entries(REASONS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Comment" hint="What would be right, and how you know. Optional.">
        <TextArea
          rows={4}
          maxLength={2_000}
          value={comment}
          onChange={({ target }) => onChange({ ...entries, comment: target.value })}
        />
      </Field>
      <Checkbox
        label="Include my input and the answer"
        hint={
          isTooLarge
            ? 'They are too large to be included.'
            : 'The team reads them to check the report. They are deleted after 90 days.'
        }
        disabled={isTooLarge}
        checked={hasConsent && !isTooLarge}
        onChange={({ target }) => onChange({ ...entries, hasConsent: target.checked })}
      />
    </>
  );
}
