import { Button, Checkbox, Field, Heading, Notice, TextInput } from '@declic/design-system';
import { CONSENT_VERSION } from '@declic/openapi/texts';
import { CallFailureDetails, useHydrated } from '@declic/remote-kit';
import { useId } from 'react';
import type { Language } from '../../i18n/language';
import { PlainForm } from '../../ui/plain-form';
import { useWaitlistForm } from './use-waitlist-form';

export interface WaitlistFormProps {
  language: Language;
}

/** One address and one consent. What was typed stays until it has been kept. Before its script is there it is a plain form. */
export function WaitlistForm({ language }: WaitlistFormProps) {
  const headingId = useId();
  const { texts, email, consent, submit, page, status, error, failureText, canSubmit } = useWaitlistForm(language);
  const hydrated = useHydrated();
  const pending = status === 'pending';

  return (
    <PlainForm
      action="/api/marketing/waitlist/form"
      headingId={headingId}
      hidden={{ language, page, consent_version: CONSENT_VERSION.waitlist }}
      submit={submit}
    >
      <Heading id={headingId} level={2} size="h4">
        {texts.heading}
      </Heading>
      <Field label={texts.emailLabel} required>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder={texts.emailPlaceholder}
          disabled={pending}
          {...email}
        />
      </Field>
      <Checkbox label={texts.consent} required disabled={pending} {...consent} />
      <Button type="submit" size="lg" fullWidth loading={pending} disabled={hydrated && !canSubmit && !pending}>
        {pending ? texts.submitting : texts.submit}
      </Button>
      {status === 'success' ? (
        <Notice tone="success">
          <strong>{texts.success.title}</strong> {texts.success.description} {texts.successInline}
        </Notice>
      ) : null}
      {status === 'error' ? (
        <Notice tone="danger">
          {failureText}
          <CallFailureDetails error={error} />
        </Notice>
      ) : null}
    </PlainForm>
  );
}
