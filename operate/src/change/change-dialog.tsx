import { Field, Notice, Stack, TextInput } from '@declic/design-system';
import { ConfirmDialog } from '@declic/design-system/dialog';
import { CallFailureDetails, callFailure } from '@declic/remote-kit';
import { useState } from 'react';
import { changeWords, type ReleaseChange } from './release-change';
import { Version } from '../releases/version';

export const LONGEST_REASON = 500;

export interface ChangeDialogProps {
  name: string;
  change: ReleaseChange;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  loading: boolean;
  /** Why the registry refused the last attempt. */
  failure: unknown;
}

/** Asks for the reason, which the history keeps, before it changes what visitors get. A refusal stays in sight. */
export function ChangeDialog({ name, change, onClose, onConfirm, loading, failure }: ChangeDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { verb, title, description, tone } = changeWords[change.kind];

  const confirm = () => {
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '') onConfirm(text);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title(name)}
      description={description}
      texts={{ confirm: verb }}
      tone={tone}
      loading={loading}
      onConfirm={confirm}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!loading) confirm();
        }}
      >
        <Stack $gap={4}>
          {'version' in change ? <Version version={change.version} /> : null}
          <Field label="Reason" required error={missing ? 'Say why: the history shows it.' : undefined}>
            <TextInput
              value={reason}
              maxLength={LONGEST_REASON}
              autoComplete="off"
              onChange={(event) => {
                setReason(event.target.value);
                setMissing(false);
              }}
            />
          </Field>
          {failure ? <Refusal failure={failure} /> : null}
        </Stack>
      </form>
    </ConfirmDialog>
  );
}

function Refusal({ failure }: { failure: unknown }) {
  const { text, fields } = callFailure(failure);
  return (
    <Notice tone="danger">
      {text}
      {fields.map(({ field, message }) => (
        <div key={`${field} ${message}`}>{message}</div>
      ))}
      <CallFailureDetails error={failure} />
    </Notice>
  );
}
