import { Button, Field, Row, TextInput } from '@declic/design-system';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { Strategy } from '../../strategy/strategies.queries';
import { useHorizonForm } from '../../strategy/use-horizon-form';

/** How many days from today are planned. */
export function HorizonForm({ strategy: { id, horizon_days: days } }: { strategy: Strategy }) {
  const { typed, problem, isSaving, type, submit } = useHorizonForm(id);
  const stored = days?.toString() ?? '';
  const isChanged = typed !== null && typed !== stored;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) submit();
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Row $gap={2} $align="end">
        <Field label="Days to plan ahead" error={problem}>
          <Days
            inputMode="numeric"
            placeholder="30"
            value={typed ?? stored}
            onChange={({ target }) => type(target.value.trim())}
          />
        </Field>
        {isChanged ? (
          <Button type="submit" variant="secondary" loading={isSaving}>
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
