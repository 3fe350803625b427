import { Button, Field, Row, TextInput } from '@declic/design-system';
import { styled } from 'styled-components';
import type { Strategy } from '../../strategy/strategies.queries';
import { useHorizonForm } from '../../strategy/use-horizon-form';

/** How many days from today are planned. */
export function HorizonForm({ strategy }: { strategy: Strategy }) {
  const { field, problem, isSending, isDirty, submit } = useHorizonForm(strategy);

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Row $gap={2} $align="end">
        <Field label="Days to plan ahead" error={problem}>
          <Days inputMode="numeric" placeholder="30" {...field} />
        </Field>
        {isDirty ? (
          <Button type="submit" variant="secondary" loading={isSending}>
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
