import { Button, Card, Fieldset, Heading, Spinner, Stack, token } from '@declic/design-system';
import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import type { IntakeProgress } from './intake-dialog';
import { IntakeFields } from './intake-fields';
import { useIntakeForm } from './use-intake-form';

export interface IntakeFormProps {
  onProgress: (progress: IntakeProgress) => void;
  onCreated: (id: string) => void;
}

export function IntakeForm({ onProgress, onCreated }: IntakeFormProps) {
  const headingId = useId();
  const { form, errors, submit, isSending: isSubmitting } = useIntakeForm(onCreated);
  const { isDirty } = form.formState;

  useEffect(() => onProgress({ isDirty, isSubmitting }), [isDirty, isSubmitting, onProgress]);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-labelledby={headingId}>
      <Card>
        <Stack $gap={4}>
          <Heading id={headingId} level={3} size="lead">
            Strategy Intake
          </Heading>
          <Fields disabled={isSubmitting}>
            <IntakeFields register={form.register} errors={errors} />
          </Fields>
          <Button
            type="submit"
            size="lg"
            fullWidth
            disabled={isSubmitting}
            aria-busy={isSubmitting}
            icon={isSubmitting ? <Spinner /> : null}
          >
            {isSubmitting ? 'Analyzing...' : 'Start AI Analysis'}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}

const Fields = styled(Fieldset)`
  &:disabled {
    color: ${token.color.textMuted};
  }
`;
