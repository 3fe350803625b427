import { Field, Notice, Stack, TextInput } from '@declic/design-system';
import { ConfirmDialog } from '@declic/design-system/dialog';
import { CallFailureDetails, callFailure } from '@declic/remote-kit';
import { useState } from 'react';
import { changeWords, type ReleaseChange } from './release-change';
import type { ChangeTerms } from './release-change.queries';
import { readShare, ShareField } from './share-field';
import { Version } from '../releases/version';

export const LONGEST_REASON = 500;

export interface ChangeDialogProps {
  name: string;
  change: ReleaseChange;
  onClose: () => void;
  onConfirm: (terms: ChangeTerms) => void;
  loading: boolean;
  /** Why the registry refused the last attempt. */
  failure: unknown;
}

/** Asks for the reason, which the history keeps, before it changes what visitors get. A refusal stays in sight. */
export function ChangeDialog({ name, change, onClose, onConfirm, loading, failure }: ChangeDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [share, setShare] = useState('percent' in change ? String(change.percent) : null);
  const [wrongShare, setWrongShare] = useState(false);
  const { verb, title, description, tone } = changeWords[change.kind];

  const confirm = () => {
    const text = reason.trim();
    const percent = share === null ? undefined : readShare(share);
    const isWrong = share !== null && percent === undefined;
    setMissing(text === '');
    setWrongShare(isWrong);
    if (text !== '' && !isWrong) onConfirm({ reason: text, ...(percent !== undefined && { percent }) });
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
          {share === null ? null : (
            <ShareField
              value={share}
              invalid={wrongShare}
              onChange={(value) => {
                setShare(value);
                setWrongShare(false);
              }}
            />
          )}
          <ReasonField
            value={reason}
            missing={missing}
            first={share === null}
            onChange={(value) => {
              setReason(value);
              setMissing(false);
            }}
          />
          {failure ? <Refusal failure={failure} /> : null}
        </Stack>
      </form>
    </ConfirmDialog>
  );
}

interface ReasonFieldProps {
  value: string;
  missing: boolean;
  /** Whether the dialog begins with it. */
  first: boolean;
  onChange: (value: string) => void;
}

function ReasonField({ value, missing, first, onChange }: ReasonFieldProps) {
  return (
    <Field label="Reason" required error={missing ? 'Say why: the history shows it.' : undefined}>
      <TextInput
        value={value}
        maxLength={LONGEST_REASON}
        autoComplete="off"
        autoFocus={first}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
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
