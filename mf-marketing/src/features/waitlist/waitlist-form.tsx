import { Button, Card, Checkbox, Field, Heading, Notice, Stack, TextInput } from '@declic/design-system';
import { CallFailureDetails } from '@declic/remote-kit';
import { useId } from 'react';
import type { Language } from '../../i18n/language';
import { EMAIL_MAX_LENGTH } from './waitlist-email';
import { useWaitlistForm } from './use-waitlist-form';

export interface WaitlistFormProps {
  language: Language;
}

/** One address and one consent. What was typed stays until it has been kept. */
export function WaitlistForm({ language }: WaitlistFormProps) {
  const headingId = useId();
  const { texts, email, consent, submit, status, error, canSubmit } = useWaitlistForm(language);
  const pending = status === 'pending';

  return (
    <Card $padding="lg">
      <form aria-labelledby={headingId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={4}>
          <Heading id={headingId} level={2} size="h4">
            {texts.heading}
          </Heading>
          <Field label={texts.emailLabel} required>
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={EMAIL_MAX_LENGTH}
              placeholder={texts.emailPlaceholder}
              disabled={pending}
              {...email}
            />
          </Field>
          <Checkbox label={texts.consent} required disabled={pending} {...consent} />
          <Button type="submit" size="lg" fullWidth loading={pending} disabled={!canSubmit && !pending}>
            {pending ? texts.submitting : texts.submit}
          </Button>
          {status === 'success' ? (
            <Notice tone="success">
              <strong>{texts.success.title}</strong> {texts.success.description} {texts.successInline}
            </Notice>
          ) : null}
          {status === 'error' ? (
            <Notice tone="danger">
              {texts.failedInline}
              <CallFailureDetails error={error} />
            </Notice>
          ) : null}
        </Stack>
      </form>
    </Card>
  );
}
