import { Button, Field, IconButton, keepFocus, Row, TextInput, token, VisuallyHidden } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { Pencil } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { Strategy } from '../../strategy/strategies.queries';
import { useHorizonForm } from '../../strategy/use-horizon-form';

/** The period that the strategy plans for, changed in place. */
export function Horizon({ strategy: { id, horizon_days: days } }: { strategy: Strategy }) {
  const form = useHorizonForm(id);
  const { typed } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') form.close();
  };

  return (
    <div ref={keepFocus}>
      {typed === null ? (
        <Value $gap={1}>
          <span>{days === null ? 'Not named in your text' : formatCount(days, 'day')}</span>
          <IconButton
            label={days === null ? 'Set the horizon' : 'Edit the horizon'}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => form.open(days)}
          />
        </Value>
      ) : (
        <Form onSubmit={submit} noValidate>
          <Field label={<VisuallyHidden>Horizon in days</VisuallyHidden>} error={form.problem}>
            <Days
              inputMode="numeric"
              autoComplete="off"
              autoFocus
              value={typed}
              onChange={({ target }) => form.type(target.value)}
              onKeyDown={handleKey}
            />
          </Field>
          <Row $gap={2}>
            <Button type="submit" size="sm" variant="secondary" loading={form.isSaving}>
              Save
            </Button>
            <Button size="sm" variant="ghost" onClick={form.close}>
              Cancel
            </Button>
          </Row>
        </Form>
      )}
    </div>
  );
}

/* No higher than the rows around it. */
const Value = styled(Row)`
  margin-block: calc((1lh - ${token.size.target}) / 2);
`;

const Form = styled.form`
  display: grid;
  gap: ${token.space[2]};
`;

const Days = styled(TextInput)`
  max-inline-size: 160px;
`;
