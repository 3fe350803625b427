import { Field, Select, Stack, TextArea, TextInput } from '@declic/design-system';
import type { FieldErrors, UseFormRegister } from '@declic/remote-kit/form';
import { TONES } from '../../strategy/tones';
import type { Intake } from './intake-schema';

export interface IntakeFieldsProps {
  register: UseFormRegister<Intake>;
  errors: FieldErrors<Intake>;
}

export function IntakeFields({ register, errors }: IntakeFieldsProps) {
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
        hint="Who you help, what troubles them, what you offer, what you write about. Everything found is taken from here."
        error={errors.raw_text?.message}
      >
        <TextArea rows={7} {...register('raw_text')} />
      </Field>
      <Field
        label="PDF URL (optional)"
        hint="Kept with the strategy, not read yet: the analysis covers what you type."
        error={errors.pdf_url?.message}
      >
        <TextInput type="url" inputMode="url" autoComplete="off" placeholder="https://" {...register('pdf_url')} />
      </Field>
    </Stack>
  );
}
