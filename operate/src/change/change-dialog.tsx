import { Field, Notice, Stack, TextInput } from '@declic/design-system';
import { ConfirmDialog } from '@declic/design-system/dialog';
import { type CallFailure, CallFailureDetails } from '@declic/remote-kit';
import { type ApiFormOptions, useApiForm } from '@declic/remote-kit/form';
import { type ChangeFields, createChangeSchema, toTerms } from './change-schema';
import { changeWords, type ReleaseChange } from './release-change';
import type { ChangeTerms } from './release-change.queries';
import { Version } from '../releases/version';

const LONGEST_REASON = 500;

export interface ChangeDialogProps {
  name: string;
  change: ReleaseChange;
  onClose: () => void;
  /** Makes the change; the dialog closes after it. */
  mutation: ApiFormOptions<ChangeFields, ChangeTerms, unknown>['mutation'];
}

/** Asks for the reason, which the history keeps, before it changes what visitors get. A refusal stays in sight. */
export function ChangeDialog({ name, change, onClose, mutation }: ChangeDialogProps) {
  const hasShare = 'percent' in change;
  const { form, errors, submit, isSending, failure } = useApiForm({
    schema: createChangeSchema(hasShare),
    defaults: { reason: '', percent: hasShare ? String(change.percent) : '' },
    mutation,
    toVariables: toTerms,
    onSent: onClose,
  });
  const { register } = form;
  const { verb, title, description, tone } = changeWords[change.kind];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title(name)}
      description={description}
      texts={{ confirm: verb }}
      tone={tone}
      loading={isSending}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={4}>
          {'version' in change ? <Version version={change.version} /> : null}
          {hasShare ? (
            <Field
              label="Percent of the visitors"
              required
              error={errors.percent?.message}
              hint="A whole number from 1 to 99."
            >
              <TextInput inputMode="numeric" maxLength={3} autoComplete="off" autoFocus {...register('percent')} />
            </Field>
          ) : null}
          <Field label="Reason" required error={errors.reason?.message}>
            <TextInput maxLength={LONGEST_REASON} autoComplete="off" autoFocus={!hasShare} {...register('reason')} />
          </Field>
          {failure ? <Refusal failure={failure} error={mutation.error} /> : null}
        </Stack>
      </form>
    </ConfirmDialog>
  );
}

function Refusal({ failure, error }: { failure: CallFailure; error: unknown }) {
  return (
    <Notice tone="danger">
      {failure.text}
      {failure.fields.map(({ field, message }) => (
        <div key={`${field} ${message}`}>{message}</div>
      ))}
      <CallFailureDetails error={error} />
    </Notice>
  );
}
