import { Checkbox, Field, Select, TextArea, TextInput } from '@declic/design-system';
import { CONSENT_VERSION, findConsentWording } from '@declic/openapi/texts';
import type { ApiForm } from '@declic/remote-kit/form';
import type { ExpertFields as Fields } from './expert-schema';
import { expertServices } from './expert-services';

export interface ExpertFieldsProps {
  register: ApiForm<Fields>['form']['register'];
  errors: ApiForm<Fields>['errors'];
}

/** Who asks, for what, and the consent to be answered. */
export function ExpertFields({ register, errors }: ExpertFieldsProps) {
  return (
    <>
      <Field label="Service">
        <Select {...register('service')}>
          {expertServices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Nom" required error={errors.name?.message}>
        <TextInput autoComplete="name" maxLength={100} {...register('name')} />
      </Field>
      <Field label="Adresse e-mail" required error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Entreprise (facultatif)" error={errors.company?.message}>
        <TextInput autoComplete="organization" maxLength={120} {...register('company')} />
      </Field>
      <Field label="Votre besoin" required error={errors.message?.message}>
        <TextArea rows={5} maxLength={4000} {...register('message')} />
      </Field>
      <Checkbox
        label={findConsentWording('experts', CONSENT_VERSION.experts, 'fr')}
        required
        error={errors.consent?.message}
        {...register('consent')}
      />
    </>
  );
}
