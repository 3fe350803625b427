import { Button, Field, Row, TextInput } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useChangeHorizon } from '../../strategy/change-horizon.queries';
import type { Strategy } from '../../strategy/strategies.queries';

const LONGEST_DAYS = 730;

/** How many days from today are planned. */
export function HorizonForm({ strategy: { id, horizon_days: days } }: { strategy: Strategy }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const change = useChangeHorizon(id);
  const value = typed ?? days?.toString() ?? '';
  const isChanged = typed !== null && typed !== (days?.toString() ?? '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = Number(value);
    if (!Number.isInteger(next) || next < 1 || next > LONGEST_DAYS)
      return setError(`Choose a whole number from 1 to ${LONGEST_DAYS}.`);
    setError(null);
    change.mutateOnce(() => next, {
      onSuccess: () => setTyped(null),
      onError: (failure) => notify.error('Failed to change the period', { error: failure }),
    });
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Row $gap={2} $align="end">
        <Field label="Days to plan ahead" error={error}>
          <Days
            inputMode="numeric"
            placeholder="30"
            value={value}
            onChange={({ target }) => setTyped(target.value.trim())}
          />
        </Field>
        {isChanged ? (
          <Button type="submit" variant="secondary" loading={change.isPending}>
            Change
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}

const Form = styled.form`
  min-inline-size: 0;
`;

const Days = styled(TextInput)`
  max-inline-size: 160px;
  font-variant-numeric: tabular-nums;
`;
